import { expect, test } from 'vitest'
import { videoPlayer } from './lesson-video.ts'

const YOUTUBE = 'https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ?autoplay=1&rel=0'

test.each([
  ['https://www.youtube.com/watch?v=dQw4w9WgXcQ', YOUTUBE],
  ['https://www.youtube.com/watch?v=dQw4w9WgXcQ&t=90s', `${YOUTUBE}&start=90`],
  ['https://youtu.be/dQw4w9WgXcQ?si=abc', YOUTUBE],
  ['https://m.youtube.com/shorts/dQw4w9WgXcQ', YOUTUBE],
  ['https://www.youtube.com/live/dQw4w9WgXcQ', YOUTUBE],
  ['https://vimeo.com/76979871', 'https://player.vimeo.com/video/76979871?autoplay=1&dnt=1'],
  ['https://vimeo.com/76979871/8272103f6e', 'https://player.vimeo.com/video/76979871?autoplay=1&dnt=1&h=8272103f6e'],
  ['https://player.vimeo.com/video/76979871', 'https://player.vimeo.com/video/76979871?autoplay=1&dnt=1'],
])('the player of %s is %s', (address, src) => {
  expect(videoPlayer(address)?.src).toBe(src)
})

test.each([
  'https://www.youtube.com/results?search_query=jyotish',
  'https://www.youtube.com/playlist?list=PL123',
  'https://youtube.com.evil.example/watch?v=dQw4w9WgXcQ',
  'http://www.youtube.com/watch?v=dQw4w9WgXcQ',
  'https://www.youtube.com/watch?v="><script>',
  'https://vimeo.com/channels/staffpicks',
  'https://example.com/lesson.mp4',
  'no address',
])('%s has no player and stays a link', (address) => {
  expect(videoPlayer(address)).toBeUndefined()
})
