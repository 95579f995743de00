const CHOSEN = /(?:^|; )language=/

/** Shows the offer of the language that the browser asks for first, unless this page is in it or a choice was made. */
export function offerLanguage() {
  if (CHOSEN.test(document.cookie)) return
  const shown = document.documentElement.lang.slice(0, 2)
  for (const wanted of navigator.languages) {
    const language = wanted.slice(0, 2)
    if (language === shown) return
    const offers = [...document.querySelectorAll<HTMLElement>('[data-language-offer]')]
    const offer = offers.find(({ dataset }) => dataset.languageOffer === language)
    if (!offer) continue
    offer.hidden = false
    return
  }
}
