import type * as en from '../../../en/staff/tools/tools.ts'
import type { Texts } from '../../../texts.ts'

/** The tools of the practice, by address. */
export const TOOLS: Texts<typeof en.TOOLS> = {
  title: 'సాధనాలు',
  leads: {
    '/staff/tools/studio': 'బుకింగ్ లేకుండా ఎవరి జాతకమైనా, లేదా ఈ క్షణానిది.',
    '/staff/tools/charts': 'జాతకాల మీ సొంత జాబితా; ట్యాగ్‌లు పెట్టవచ్చు, వెతకవచ్చు. మీకు మాత్రమే కనిపిస్తుంది.',
    '/muhurta': 'ఏ పనికైనా, ఏ ఊళ్లోనైనా మంచి సమయాలు.',
    '/panchanga': 'ఏ రోజుకైనా తిథి, నక్షత్రం, మంచి చెడు వేళలు.',
    '/festivals': 'ఏ ఊళ్లోనైనా ఏడాది పండుగలు, వ్రతాలు.',
    '/horoscope/compatibility': 'రెండు జాతకాల పొంతన, ముందుగా సారాంశం.',
    '/staff/tools/answer-templates': 'రాతపూర్వక జవాబులు వీటితో మొదలుపెట్టవచ్చు.',
    '/staff/tools/muhurta-rules': 'ఒక్కో పనికి సమయం మంచిదో కాదో తేల్చే నియమాలు.',
  },
}
