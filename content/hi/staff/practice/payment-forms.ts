import { LONGEST_PREFIX } from '#domain/invoices/invoice-number.ts'
import type * as en from '../../../en/staff/practice/payment-forms.ts'
import type { Texts } from '../../../texts.ts'

// The forms for how clients pay and which invoices they get.

const NEEDS_PASSWORD = 'बदलने के लिए आपका पासवर्ड चाहिए। सभी एडमिन को ईमेल जाता है'

export const UPI_FORM: Texts<typeof en.UPI_FORM> = {
  title: 'UPI से भुगतान',
  lead: `क्लाइंट कहाँ भुगतान करें। ${NEEDS_PASSWORD}, और पहले से खुले भुगतान पेज काम नहीं करते।`,
  fields: {
    payeeId: { label: 'UPI ID', hint: 'जैसे name@bank' },
    payeeName: { label: 'बैंक में लिखा नाम' },
    kind: { label: 'किस तरह का खाता' },
  },
  kinds: {
    personal: 'निजी: क्लाइंट QR कोड स्कैन करें या ID कॉपी करें',
    merchant: 'व्यापारी: भुगतान ऐप लिंक से भी खुल सकें',
  },
  problems: { payeeId: 'UPI ID लिखें, जैसे name@bank' },
}

const PLACE_IN_LIST = 'सूची में जगह'
const INSTRUCTIONS = 'क्लाइंट के लिए निर्देश'

export const PAYMENT_METHODS_FORM: Texts<typeof en.PAYMENT_METHODS_FORM> = {
  title: 'भुगतान के तरीके',
  lead: `भुगतान करते समय क्लाइंट क्या चुन सकें, और किस क्रम में। विदेश से हों, तो SWIFT और भुगतान लिंक पहले दिखते हैं। ${NEEDS_PASSWORD}।`,
  fields: {
    upi: { label: PLACE_IN_LIST, hint: 'UPI ID का अपना पेज “भुगतान लेना” में है।' },
    upiInstructions: { label: INSTRUCTIONS },
    bank: { label: PLACE_IN_LIST },
    bankAccountName: { label: 'खाते का नाम' },
    bankAccountNumber: { label: 'खाता नंबर' },
    ifsc: { label: 'IFSC', hint: '11 अक्षर और अंक, जैसे HDFC0001234' },
    bankName: { label: 'बैंक' },
    branch: { label: 'शाखा' },
    bankInstructions: { label: INSTRUCTIONS },
    swift: { label: PLACE_IN_LIST },
    swiftAccountName: { label: 'खाते का नाम' },
    swiftAccount: { label: 'खाता नंबर या IBAN' },
    bic: { label: 'SWIFT कोड (BIC)', hint: '8 या 11 अक्षर और अंक, जैसे HDFCINBB' },
    swiftBankName: { label: 'बैंक' },
    bankAddress: { label: 'बैंक का पता' },
    correspondent: { label: 'करेस्पॉन्डेंट बैंक', hint: 'केवल तब, जब आपका बैंक माँगे। जैसा वह लिखता है, वैसा ही लिखें।' },
    swiftInstructions: { label: INSTRUCTIONS },
    link: { label: PLACE_IN_LIST },
    linkUrl: { label: 'भुगतान पेज का लिंक', hint: 'https:// से शुरू होता है' },
    linkLabel: { label: 'पेज का नाम', hint: 'जैसे PayPal' },
    linkReference: { label: 'वहाँ रेफ़रेंस को क्या कहते हैं', hint: 'जैसे “PayPal transaction ID”' },
    linkInstructions: { label: INSTRUCTIONS },
    session: {
      label: PLACE_IN_LIST,
      hint: 'केवल आमने-सामने के सेशन के लिए। हर एक को आप “जाँचना है” में मंज़ूर करते हैं।',
    },
    sessionInstructions: { label: INSTRUCTIONS },
  },
  places: { '': 'न दें', '1': 'पहला', '2': 'दूसरा', '3': 'तीसरा', '4': 'चौथा', '5': 'पाँचवाँ' },
  problems: {
    place: 'सूची में जगह चुनें',
    accountNumber: 'भारतीय खाता नंबर में 6 से 18 अंक होते हैं',
    ifsc: 'IFSC फिर देखें। उसमें चार अक्षर, एक शून्य और फिर छह अक्षर या अंक होते हैं।',
    foreignAccount: '6 से 34 अक्षर और अंक लिखें',
    iban: 'IBAN फिर देखें। उसका कोई अक्षर या अंक गलत है।',
    bic: 'SWIFT कोड फिर देखें। उसमें 8 या 11 अक्षर और अंक होते हैं।',
  },
}

const SAC_HINT = 'इसे अपने अकाउंटेंट से पूछ लें।'

export const GST_FORM: Texts<typeof en.GST_FORM> = {
  title: 'इनवॉइस और GST',
  lead: 'नए इनवॉइस कैसे बनें। बन चुके इनवॉइस नहीं बदलते।',
  fields: {
    mode: {
      label: 'किस तरह का इनवॉइस',
      hint: 'आपूर्ति बिल और कर इनवॉइस पर आपका पता दिखाना होता है। वह “संपर्क और समय” से लिया जाता है।',
    },
    legalName: { label: 'पंजीकृत नाम' },
    gstin: { label: 'GSTIN', hint: '15 अक्षर और अंक। पहले दो अंक राज्य का कोड हैं।' },
    consultationSac: { label: 'परामर्श का SAC', hint: SAC_HINT },
    courseSac: { label: 'कोर्स का SAC', hint: SAC_HINT },
  },
  modes: {
    unregistered: 'पंजीकृत नहीं: बिना कर का इनवॉइस',
    bill_of_supply: 'आपूर्ति बिल (Bill of Supply)',
    tax_invoice: 'GST वाला कर इनवॉइस (Tax Invoice)',
  },
  problems: {
    sac: '4 से 8 अंक लिखें',
    gstin: 'GSTIN फिर देखें। उसका कोई अक्षर या अंक गलत है।',
    legalNameMissing: 'पंजीकृत नाम लिखें',
    gstinMissing: 'GSTIN लिखें',
  },
}

export const INVOICES_FORM: Texts<typeof en.INVOICES_FORM> = {
  title: 'इनवॉइस के नंबर',
  lead: 'नंबर MU/26-27/00042 जैसे होते हैं: शुरू के अक्षर, वित्त वर्ष और गिनती। नए अक्षर अगले इनवॉइस से लगते हैं, और गिनती आगे चलती रहती है।',
  fields: {
    prefix: {
      label: 'शुरू के अक्षर',
      hint: `ज़्यादा से ज़्यादा ${LONGEST_PREFIX} बड़े अंग्रेज़ी अक्षर, अंक, - या /। GST के नियम से पूरा नंबर 16 अक्षरों तक का हो सकता है।`,
    },
    firstNumber: {
      label: 'इस वित्त वर्ष का पहला नंबर',
      hint: 'इस साल कहीं और इनवॉइस बना चुके हों, तो अगला नंबर लिखें। पहला इनवॉइस बनने तक इसे बदल सकते हैं। आगे के साल 1 से शुरू होते हैं।',
    },
  },
  problems: {
    prefix: `1 से ${LONGEST_PREFIX} अंग्रेज़ी अक्षर, अंक, - या / लिखें। शुरू और अंत में अक्षर या अंक हो। CN क्रेडिट नोट के लिए है।`,
  },
}
