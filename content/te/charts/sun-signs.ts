import type { SignElement } from '#domain/charts/sun-signs.ts'
import type * as en from '../../en/charts/sun-signs.ts'
import type { Texts } from '../../texts.ts'

/** The signs from Aries on, as newspapers describe them. */
export const SUN_SIGN_TEXTS: Texts<typeof en.SUN_SIGN_TEXTS> = [
  { name: 'మేషం', symbol: 'పొట్టేలు', dates: '21 మార్చి - 19 ఏప్రి', traits: ['ధైర్యం', 'సూటితనం', 'ఉత్సాహం', 'చొరవ'] },
  { name: 'వృషభం', symbol: 'ఎద్దు', dates: '20 ఏప్రి - 20 మే', traits: ['ఓర్పు', 'నమ్మకం', 'రసికత', 'నిలకడ'] },
  { name: 'మిథునం', symbol: 'జంట', dates: '21 మే - 20 జూన్', traits: ['కుతూహలం', 'చమత్కారం', 'ఒదిగిపోవడం', 'కలుపుగోలుతనం'] },
  { name: 'కర్కాటకం', symbol: 'పీత', dates: '21 జూన్ - 22 జులై', traits: ['ఆప్యాయత', 'స్ఫురణ', 'కాపాడే గుణం', 'విధేయత'] },
  { name: 'సింహం', symbol: 'సింహం', dates: '23 జులై - 22 ఆగ', traits: ['ఉదారత', 'ఆత్మీయత', 'ఆత్మవిశ్వాసం', 'సరదా'] },
  { name: 'కన్య', symbol: 'కన్య', dates: '23 ఆగ - 22 సెప్టెం', traits: ['ఆలోచన', 'కచ్చితత్వం', 'సాయం', 'వినయం'] },
  { name: 'తుల', symbol: 'త్రాసు', dates: '23 సెప్టెం - 22 అక్టో', traits: ['న్యాయం', 'సౌమ్యత', 'సర్దుబాటు', 'కళాభిరుచి'] },
  { name: 'వృశ్చికం', symbol: 'తేలు', dates: '23 అక్టో - 21 నవం', traits: ['లోతు', 'పట్టుదల', 'గ్రహింపు', 'అంకితభావం'] },
  { name: 'ధనుస్సు', symbol: 'విలుకాడు', dates: '22 నవం - 21 డిసెం', traits: ['ఆశాభావం', 'నిజాయితీ', 'సాహసం', 'తాత్వికత'] },
  { name: 'మకరం', symbol: 'మకరం', dates: '22 డిసెం - 19 జన', traits: ['క్రమశిక్షణ', 'బాధ్యత', 'లక్ష్యం', 'చురుకైన హాస్యం'] },
  { name: 'కుంభం', symbol: 'కుండ మోసే మనిషి', dates: '20 జన - 18 ఫిబ్ర', traits: ['కొత్తదనం', 'స్వేచ్ఛ', 'మానవత్వం', 'సృజన'] },
  { name: 'మీనం', symbol: 'చేపలు', dates: '19 ఫిబ్ర - 20 మార్చి', traits: ['కరుణ', 'ఊహాశక్తి', 'మృదుత్వం', 'స్వీకరణ'] },
]

export const ELEMENT_NAMES: Readonly<Record<SignElement, string>> = {
  fire: 'అగ్ని',
  earth: 'పృథ్వి',
  air: 'వాయు',
  water: 'జల',
}
