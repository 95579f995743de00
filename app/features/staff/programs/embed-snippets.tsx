import { CopyButton } from '#app/ui/buttons/copy-button.tsx'
import { Card } from '#app/ui/card.tsx'
import { BOOKING_EMBED } from '#content/booking/embed.ts'
import { to } from '#content/language.ts'
import { EMBED_SETTINGS } from '#content/staff/practice/embed.ts'

/** What is pasted into a page of another site. */
export function EmbedSnippets({ appUrl, practice }: { appUrl: string; practice: string }) {
  const title = BOOKING_EMBED.title(practice).replaceAll('&', '&amp;').replaceAll('"', '&quot;')
  const frame = `<iframe id="muhurta" src="${appUrl}/embed/booking" title="${title}" style="width:100%;max-width:36rem;height:32rem;border:0" loading="lazy"></iframe>`
  return (
    <Card as="section" className="grid gap-4">
      <Snippet what={EMBED_SETTINGS.snippet} lead={EMBED_SETTINGS.snippetLead} text={frame} />
      <Snippet what={EMBED_SETTINGS.height} lead={EMBED_SETTINGS.heightLead} text={heightScript(appUrl)} />
      <p>
        <a className="text-link inline-flex min-h-11 items-center" href={to('/embed/booking')}>
          {EMBED_SETTINGS.preview}
        </a>
      </p>
    </Card>
  )
}

function Snippet({ what, lead, text }: { what: string; lead: string; text: string }) {
  return (
    <div className="grid gap-2">
      <h2 className="text-lg">{what}</h2>
      <p className="hint">{lead}</p>
      <code className="text-sm break-all">{text}</code>
      <p>
        <CopyButton text={text} what={what} />
      </p>
    </div>
  )
}

/** Believes the frame alone, and only a height. */
function heightScript(appUrl: string): string {
  return `<script>addEventListener('message',function(e){var h=Number(e.data&&e.data.muhurtaHeight);if(e.origin===${JSON.stringify(new URL(appUrl).origin)}&&h>0)document.getElementById('muhurta').style.height=Math.min(h,2000)+'px'})</script>`
}
