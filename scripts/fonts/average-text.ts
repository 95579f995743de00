/** Letters roughly as often as our pages use them: capitals one in twenty, and the spaces between words. */
export const AVERAGE_TEXT =
  'eeeeeeeeeeeetttttttttaaaaaaaaooooooooiiiiiiinnnnnnnsssssshhhhhhrrrrrrddddlllcccuuummwwffggyyppbbvkACMRSTB                    '
