/** Puts the player of a video in the place of the link to it. Until then nothing is loaded from its site. */
export function playInPlace(link: HTMLAnchorElement) {
  const player = document.createElement('iframe')
  player.src = link.dataset.player ?? ''
  player.title = link.dataset.title ?? ''
  player.className = 'video-player'
  player.allow = 'autoplay; encrypted-media; fullscreen; picture-in-picture'
  // The site of the video asks which site shows it, and gets no more than that.
  player.referrerPolicy = 'strict-origin'
  const place = link.closest('.video-box') ?? link
  place.replaceWith(player)
  player.focus()
}
