import ExternalLink from 'lucide-react/icons/external-link'
import Play from 'lucide-react/icons/play'
import { ButtonLink } from '#app/ui/buttons/button-link.tsx'
import { Icon } from '#app/ui/icon.tsx'
import { LESSON } from '#content/site/learning.ts'
import { videoPlayer } from '#domain/learning/lesson-video.ts'

/**
 * A link to a video. A script puts its player in its place when it is pressed (app/enhance/video.ts); before that, nothing is
 * loaded from the other site.
 */
export function LessonVideo({ url, title, label }: { url: string; title: string; label: string }) {
  const player = videoPlayer(url)
  if (!player) return <LinkElsewhere url={url} label={label} />
  return (
    <div className="grid gap-1">
      <div className="video-box">
        <ButtonLink href={url} target="_blank" rel="noopener noreferrer" data-player={player.src} data-title={title}>
          <Icon of={Play} size={18} />
          {label}
        </ButtonLink>
      </div>
      <span className="hint">{LESSON.playsFrom(player.site)}</span>
    </div>
  )
}

export function LinkElsewhere({ url, label }: { url: string; label: string }) {
  return (
    <p className="grid justify-items-start gap-1">
      <ButtonLink href={url} tone="secondary" target="_blank" rel="noopener noreferrer">
        <Icon of={ExternalLink} size={18} />
        {label}
      </ButtonLink>
      <span className="hint">{LESSON.elsewhere}</span>
    </p>
  )
}
