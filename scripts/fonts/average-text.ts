/** Letters roughly as often as English uses them, with the spaces between words. */
export const AVERAGE_TEXT =
  'eeeeeeeeeeeetttttttttaaaaaaaaooooooooiiiiiiinnnnnnnsssssshhhhhhrrrrrrddddlllcccuuummwwffggyyppbbvk                    '
