/** Letters and spaces with roughly the frequencies of our pages. */
export const AVERAGE_TEXT =
  'eeeeeeeeeeeetttttttttaaaaaaaaooooooooiiiiiiinnnnnnnsssssshhhhhhrrrrrrddddlllcccuuummwwffggyyppbbvkACMRSTB                    '
