/** Menus are native `<details>`; this also closes them on Escape, a click outside or when focus leaves. */
export function closeMenus() {
  document.addEventListener('click', ({ target }) => closeAllBut(target))
  document.addEventListener('focusin', ({ target }) => closeAllBut(target))
  document.addEventListener('keydown', (event) => {
    if (event.key !== 'Escape') return
    for (const menu of openMenus()) {
      if (menu.contains(document.activeElement)) menu.querySelector('summary')?.focus()
      menu.open = false
    }
  })
}

function closeAllBut(target: EventTarget | null) {
  for (const menu of openMenus()) {
    if (!(target instanceof Node && menu.contains(target))) menu.open = false
  }
}

function openMenus() {
  return document.querySelectorAll<HTMLDetailsElement>('details[data-menu][open]')
}
