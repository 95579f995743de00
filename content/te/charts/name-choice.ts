import type * as en from '../../en/charts/name-choice.ts'
import type { Texts } from '../../texts.ts'

export const NAME_CHOICE: Texts<typeof en.NAME_CHOICE> = {
  label: 'చక్రాల్లో, పంచాంగంలో పేర్లు',
  use: 'ఈ పేర్లు చూపించండి',
  styles: { own: 'తెలుగు', iast: 'సంస్కృతం, లాటిన్ అక్షరాల్లో (Sūrya, Meṣa)', devanagari: 'సంస్కృతం, దేవనాగరి లిపిలో (सूर्य, मेष)' },
}
