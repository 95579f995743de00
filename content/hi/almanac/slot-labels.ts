/** What the almanac says about free times, if the practice shows it. */
export const SLOT_LABEL_TEXTS = {
  names: {
    'rahu-kalam': 'राहु काल',
    yamaganda: 'यमगंड',
    gulika: 'गुलिक काल',
    abhijit: 'अभिजीत',
    'good-choghadiya': 'शुभ चौघड़िया',
    'tara-bala': 'ताराबल',
    'chandra-bala': 'चंद्रबल',
    chandrashtama: 'चंद्राष्टम',
  },
  note: (place: string, isOwn: boolean) =>
    `समय के नीचे लिखा हुआ बताता है कि ${place} के पंचांग में वह समय कैसा है${isOwn ? ', और आपके जन्म नक्षत्र से चंद्रमा कैसा है' : ''}। जो इन्हें देखकर चुनते हैं, यह उनके लिए है; परामर्श हर समय वैसा ही होता है।`,
} as const
