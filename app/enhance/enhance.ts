/**
 * All script on documents, a few kilobytes without React. Each part looks for its own `data-` hooks and does nothing
 * without them; every page works before this script loads.
 */
import { removeStoredAtSignOut } from '#app/features/writing/text-keys.ts'
import { afterPaint } from './after-paint.ts'
import { filterBlogInPlace } from './blog-list.ts'
import { openBookingsInPlace } from './booking-dialog.ts'
import { enhanceCarousels } from './carousel.ts'
import { copyOnClick } from './copy.ts'
import { loadExtras } from './extras.ts'
import { submitFormsInPlace } from './forms.ts'
import { removeInjectedScript } from './injected-script.ts'
import { offerLanguage } from './language-offer.ts'
import { linkManifest } from './manifest.ts'
import { closeMenus } from './menus.ts'
import { printOnClick } from './print.ts'
import { watchProblems } from './problems.ts'
import { shareOnClick } from './share.ts'
import { switchTheme } from './theme.ts'
import { manageToasts } from './toasts.ts'

removeInjectedScript()
switchTheme()
closeMenus()
manageToasts()
enhanceCarousels()
submitFormsInPlace()
watchProblems()
copyOnClick()
shareOnClick()
printOnClick()
filterBlogInPlace()
openBookingsInPlace()
removeStoredAtSignOut()
afterPaint(linkManifest)
afterPaint(offerLanguage)
afterPaint(loadExtras)
