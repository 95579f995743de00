import { LONGEST_PREFIX } from '#domain/invoices/invoice-number.ts'
import type * as en from '../../../en/staff/practice/payment-forms.ts'
import type { Texts } from '../../../texts.ts'
import { ACCOUNT } from './payment-methods.ts'

// The forms for how clients pay and which invoices they get.

const NEEDS_PASSWORD = 'మార్చడానికి మీ పాస్‌వర్డ్ కావాలి. అడ్మిన్‌లందరికీ ఈమెయిల్ వెళ్తుంది'

export const UPI_FORM: Texts<typeof en.UPI_FORM> = {
  title: 'UPI చెల్లింపు',
  lead: `క్లయింట్లు ఇక్కడికి చెల్లిస్తారు. ${NEEDS_PASSWORD}, ఇప్పటికే తెరిచి ఉన్న చెల్లింపు పేజీల గడువు ముగుస్తుంది.`,
  fields: {
    payeeId: { label: 'UPI ID', hint: 'ఉదాహరణకు name@bank' },
    payeeName: { label: 'బ్యాంక్‌లో ఉన్న పేరు' },
    kind: { label: 'ఖాతా రకం' },
  },
  kinds: {
    personal: 'వ్యక్తిగత ఖాతా: క్లయింట్లు కోడ్ స్కాన్ చేస్తారు, లేదా ID కాపీ చేస్తారు',
    merchant: 'వ్యాపార (Merchant) ఖాతా: UPI యాప్‌లు లింకులు కూడా తెరవగలవు',
  },
  problems: { payeeId: 'name@bank లాంటి UPI ID రాయండి' },
}

const PLACE_IN_LIST = 'జాబితాలో వరుస'
const INSTRUCTIONS = 'క్లయింట్‌కు సూచనలు'

export const PAYMENT_METHODS_FORM: Texts<typeof en.PAYMENT_METHODS_FORM> = {
  title: 'చెల్లింపు విధానాలు',
  lead: `చెల్లించేటప్పుడు క్లయింట్లు ఎంచుకోగలిగేవి, ఏ వరుసలో. విదేశాల నుంచి అయితే SWIFT, చెల్లింపు లింక్ ముందు ఉంటాయి. ${NEEDS_PASSWORD}.`,
  fields: {
    upi: { label: PLACE_IN_LIST, hint: 'UPI ID కి “మా కేంద్రం”లో వేరే పేజీ ఉంది.' },
    upiInstructions: { label: INSTRUCTIONS },
    bank: { label: PLACE_IN_LIST },
    bankAccountName: { label: ACCOUNT.name },
    bankAccountNumber: { label: ACCOUNT.number },
    ifsc: { label: ACCOUNT.ifsc, hint: '11 అక్షరాలు, ఉదాహరణకు HDFC0001234' },
    bankName: { label: ACCOUNT.bank },
    branch: { label: ACCOUNT.branch },
    bankInstructions: { label: INSTRUCTIONS },
    swift: { label: PLACE_IN_LIST },
    swiftAccountName: { label: ACCOUNT.name },
    swiftAccount: { label: ACCOUNT.foreignNumber },
    bic: { label: ACCOUNT.bic, hint: '8 లేదా 11 అక్షరాలు, ఉదాహరణకు HDFCINBB' },
    swiftBankName: { label: ACCOUNT.bank },
    bankAddress: { label: ACCOUNT.bankAddress },
    correspondent: { label: ACCOUNT.correspondent, hint: 'మీ బ్యాంక్ అడిగితేనే, బ్యాంక్ చెప్పినట్టు రాయండి.' },
    swiftInstructions: { label: INSTRUCTIONS },
    link: { label: PLACE_IN_LIST },
    linkUrl: { label: 'చెల్లింపు పేజీ లింక్', hint: 'https:// తో మొదలవుతుంది' },
    linkLabel: { label: 'పేజీ పేరు', hint: 'ఉదాహరణకు PayPal' },
    linkReference: { label: 'దాని రిఫరెన్స్‌ను ఏమంటారు', hint: 'ఉదాహరణకు “PayPal transaction ID”' },
    linkInstructions: { label: INSTRUCTIONS },
    session: {
      label: PLACE_IN_LIST,
      hint: 'నేరుగా కలిసే సెషన్లకు మాత్రమే. “సరిచూడాల్సినవి”లో ఒక్కోదానికి మీరు ఒప్పుకోవాలి.',
    },
    sessionInstructions: { label: INSTRUCTIONS },
  },
  places: { '': 'చూపవద్దు', '1': 'మొదటిది', '2': 'రెండవది', '3': 'మూడవది', '4': 'నాల్గవది', '5': 'ఐదవది' },
  problems: {
    place: 'జాబితాలో వరుస ఎంచుకోండి',
    accountNumber: 'భారతీయ ఖాతా నంబర్‌కు 6 నుంచి 18 అంకెలు ఉంటాయి',
    ifsc: 'IFSC మరోసారి చూడండి. నాలుగు అక్షరాలు, ఒక సున్నా, తర్వాత ఆరు అక్షరాలు లేదా అంకెలు ఉంటాయి.',
    foreignAccount: '6 నుంచి 34 అక్షరాలు, అంకెలు రాయండి',
    iban: 'IBAN మరోసారి చూడండి. అందులో ఒక అక్షరం తప్పు ఉంది.',
    bic: 'SWIFT కోడ్ మరోసారి చూడండి. 8 లేదా 11 అక్షరాలు, అంకెలు ఉంటాయి.',
  },
}

const SAC_HINT = 'దీన్ని మీ అకౌంటెంట్‌ను అడిగి సరిచూడండి.'

export const GST_FORM: Texts<typeof en.GST_FORM> = {
  title: 'ఇన్‌వాయిస్‌లు, GST',
  lead: 'కొత్త ఇన్‌వాయిస్‌లు ఎలా ఉండాలి. ఇప్పటికే ఉన్నవి మారవు.',
  fields: {
    mode: {
      label: 'ఇన్‌వాయిస్ రకం',
      hint: 'సరఫరా బిల్లు, పన్ను ఇన్‌వాయిస్‌లో మీ చిరునామా ఉండాలి. “సంప్రదించే వివరాలు, వేళలు”లో ఉన్నదే వాడతాం.',
    },
    legalName: { label: 'నమోదైన పేరు' },
    gstin: { label: 'GSTIN', hint: '15 అక్షరాలు. మొదటి రెండు రాష్ట్రం కోడ్.' },
    consultationSac: { label: 'సంప్రదింపుల SAC', hint: SAC_HINT },
    courseSac: { label: 'కోర్సుల SAC', hint: SAC_HINT },
  },
  modes: {
    unregistered: 'GST నమోదు లేదు: పన్ను లేని ఇన్‌వాయిస్‌లు',
    bill_of_supply: 'సరఫరా బిల్లు (Bill of Supply)',
    tax_invoice: 'GST తో పన్ను ఇన్‌వాయిస్ (Tax Invoice)',
  },
  problems: {
    sac: '4 నుంచి 8 అంకెలు రాయండి',
    gstin: 'GSTIN మరోసారి చూడండి. అందులో ఒక అక్షరం తప్పు ఉంది.',
    legalNameMissing: 'నమోదైన పేరు రాయండి',
    gstinMissing: 'GSTIN రాయండి',
  },
}

export const INVOICES_FORM: Texts<typeof en.INVOICES_FORM> = {
  title: 'ఇన్‌వాయిస్ నంబర్లు',
  lead: 'నంబర్లు MU/26-27/00042 లా ఉంటాయి: ముందు అక్షరాలు, ఆర్థిక సంవత్సరం, వరుస సంఖ్య. కొత్త అక్షరాలు తర్వాతి ఇన్‌వాయిస్ నుంచి వస్తాయి, వరుస సంఖ్య అలాగే కొనసాగుతుంది.',
  fields: {
    prefix: {
      label: 'ముందు అక్షరాలు',
      hint: `${LONGEST_PREFIX} వరకు పెద్ద ఇంగ్లిష్ అక్షరాలు, అంకెలు, - లేదా /. GST చట్టం ప్రకారం మొత్తం నంబర్ 16 అక్షరాలు మించకూడదు.`,
    },
    firstNumber: {
      label: 'ఈ ఆర్థిక సంవత్సరంలో మొదటి నంబర్',
      hint: 'ఈ సంవత్సరం వేరే చోట ఇన్‌వాయిస్‌లు ఇచ్చి ఉంటే, తర్వాతి నంబర్ రాయండి. మొదటి ఇన్‌వాయిస్ ఇచ్చేవరకు మార్చవచ్చు. వచ్చే సంవత్సరాల్లో 1 నుంచి మొదలవుతుంది.',
    },
  },
  problems: {
    prefix: `1 నుంచి ${LONGEST_PREFIX} అక్షరాలు, అంకెలు, - లేదా / వాడండి; మొదట, చివర అక్షరం లేదా అంకె ఉండాలి. CN క్రెడిట్ నోట్‌లది.`,
  },
}
