import { say } from '@roomlark/contract/say'
import { useTitle } from '../../../lib/use-title.ts'
import { KeyRackSpot } from '../../../ui/spot.tsx'

/** spec §2: the placeholder of a page that is not open yet. */
export function ComingSoonPage({ title }: { title: string }) {
  useTitle(title)
  return (
    <>
      <h1>{title}</h1>
      <section className="mt-6 grid grow place-content-center justify-items-center rounded-lg border border-border bg-surface px-5 py-16 text-center">
        <KeyRackSpot />
        <p className="keytag keytag-lg mt-8">{say('COMING SOON')}</p>
        <p className="mt-5 font-display text-xl tracking-display text-balance">
          {say('We are still making up this room')}
        </p>
        <p className="mt-2 max-w-[46ch] text-balance text-muted">
          {say('This page is coming soon. It opens here, under the same key, as soon as it is ready.')}
        </p>
      </section>
    </>
  )
}
