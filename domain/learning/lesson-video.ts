/** The players that a lesson may load after a click. Our pages allow no others (0085). */
export const VIDEO_PLAYERS = ['https://www.youtube-nocookie.com', 'https://player.vimeo.com'] as const

export type VideoPlayer = { readonly site: 'YouTube' | 'Vimeo'; readonly src: string }

const YOUTUBE_HOSTS = ['youtube.com', 'www.youtube.com', 'm.youtube.com', 'youtu.be', 'www.youtube-nocookie.com']
const VIMEO_HOSTS = ['vimeo.com', 'www.vimeo.com', 'player.vimeo.com']

/** The player of a video, without cookies where it has such; undefined for addresses that can only be opened. */
export function videoPlayer(address: string): VideoPlayer | undefined {
  const url = URL.parse(address)
  if (url?.protocol !== 'https:') return undefined
  if (YOUTUBE_HOSTS.includes(url.hostname)) return youtubePlayer(url)
  if (VIMEO_HOSTS.includes(url.hostname)) return vimeoPlayer(url)
  return undefined
}

function youtubePlayer({ hostname, pathname, searchParams }: URL): VideoPlayer | undefined {
  const [, first = '', second = ''] = pathname.split('/')
  const named = hostname === 'youtu.be' ? first : first === 'watch' ? searchParams.get('v') : second
  const isVideo = hostname === 'youtu.be' || ['watch', 'embed', 'shorts', 'live'].includes(first)
  if (!isVideo || !/^[\w-]{11}$/.test(named ?? '')) return undefined
  const start = /^(\d{1,6})s?$/.exec(searchParams.get('t') ?? searchParams.get('start') ?? '')?.[1]
  const from = start === undefined ? '' : `&start=${start}`
  return { site: 'YouTube', src: `${VIDEO_PLAYERS[0]}/embed/${named}?autoplay=1&rel=0${from}` }
}

/** The address of an unlisted video has a second part, which its player needs too. */
function vimeoPlayer({ pathname, searchParams }: URL): VideoPlayer | undefined {
  const [, id, part] = /^\/(?:video\/)?(\d{1,12})(?:\/([0-9a-f]{6,20}))?\/?$/.exec(pathname) ?? []
  if (id === undefined) return undefined
  const hash = part ?? searchParams.get('h') ?? ''
  const unlisted = /^[0-9a-f]{6,20}$/.test(hash) ? `&h=${hash}` : ''
  return { site: 'Vimeo', src: `${VIDEO_PLAYERS[1]}/video/${id}?autoplay=1&dnt=1${unlisted}` }
}
