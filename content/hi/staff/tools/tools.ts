/** The tools of the practice, by address. */
export const TOOLS: { readonly title: string; readonly leads: Readonly<Record<string, string>> } = {
  title: 'टूल',
  leads: {
    '/staff/tools/studio': 'बिना बुकिंग किसी की भी, या इस क्षण की कुंडली।',
    '/staff/tools/charts': 'आपकी अपनी कुंडलियों की सूची, टैग और खोज के साथ। केवल आपको दिखती है।',
    '/muhurta': 'किसी भी काम का सबसे अच्छा समय, किसी भी स्थान पर।',
    '/panchanga': 'किसी भी दिन की तिथि, नक्षत्र, शुभ और टालने योग्य समय।',
    '/festivals': 'किसी भी शहर में साल भर के त्योहार और व्रत।',
    '/horoscope/compatibility': 'दो कुंडलियों का मिलान, सबसे पहले उसका निष्कर्ष।',
    '/staff/tools/answer-templates': 'वे शब्द जिनसे आप लिखित उत्तर शुरू करते हैं।',
    '/staff/tools/muhurta-rules': 'हर काम के लिए कौन-सी बात समय के पक्ष में है और कौन-सी विपक्ष में।',
  },
}
