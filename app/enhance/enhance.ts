/**
 * Everything a document gains from script, in a few kilobytes and without React. Each part looks for its own `data-`
 * hooks and does nothing where there are none; every page works before it arrives.
 */
import { manageToasts } from '#app/ui/toasts.ts'
import { afterPaint } from './after-paint.ts'
import { filterBlogInPlace } from './blog-list.ts'
import { openBookingsInPlace } from './booking-dialog.ts'
import { enhanceCarousels } from './carousel.ts'
import { copyOnClick } from './copy.ts'
import { submitFormsInPlace } from './forms.ts'
import { removeInjectedScript } from './injected-script.ts'
import { nameManifest } from './manifest.ts'
import { closeMenus } from './menus.ts'
import { shareOnClick } from './share.ts'
import { startApplicationAfterPaint } from './start-application.ts'
import { switchTheme } from './theme.ts'

removeInjectedScript()
startApplicationAfterPaint()
switchTheme()
closeMenus()
manageToasts()
enhanceCarousels()
submitFormsInPlace()
copyOnClick()
shareOnClick()
filterBlogInPlace()
openBookingsInPlace()
afterPaint(nameManifest)
