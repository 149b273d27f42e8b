import type { GuestPageOf } from '@roomlark/contract/guest-site/guest-page'
import { buttonClass } from '../../ui/button-class.ts'
import { makeAddress } from '../page-address.ts'
import { column } from '../site-column.ts'
import { SiteLayout } from '../site-layout.tsx'
import { textsIn } from '../texts/texts.ts'

/** Page shown where there is none: it says what happened, and what to do. */
export function TroublePage({ page: { visit, trouble } }: { page: GuestPageOf<'trouble'> }) {
  const texts = textsIn(visit.language)
  const { title, text } = texts.trouble[trouble]
  const isWorthRetrying = trouble !== 'unreadable'
  return (
    <SiteLayout visit={visit} className={column}>
      <section className="m-auto max-w-[560px] py-20 text-center">
        <h1 className="text-2xl text-balance">{title}</h1>
        <p className="mt-3 mb-7 text-md text-balance text-muted">{text}</p>
        <p className="flex flex-wrap justify-center gap-3">
          {isWorthRetrying ? (
            // biome-ignore lint/a11y/useValidAnchor: an empty address is this page's own, whatever it is
            <a href="" className={buttonClass({ size: 'lg' })}>
              {texts.trouble.retry}
            </a>
          ) : null}
          <a
            href={makeAddress(visit, '/stays')}
            className={buttonClass({ size: 'lg', variant: isWorthRetrying ? 'secondary' : 'primary' })}
          >
            {texts.missing.action}
          </a>
        </p>
      </section>
    </SiteLayout>
  )
}
