import type { GuestPageOf } from '@roomlark/contract/guest-site/guest-page'
import { sayCount } from '@roomlark/contract/say'
import { cx } from '../../lib/cx.ts'
import { buttonClass } from '../../ui/button-class.ts'
import { Horizon } from '../../ui/horizon.tsx'
import { CircleAlert } from '../../ui/icons/circle-alert.ts'
import { Hourglass } from '../../ui/icons/hourglass.ts'
import { makeAddress } from '../page-address.ts'
import { column } from '../site-column.ts'
import { SiteLayout } from '../site-layout.tsx'
import { textsIn } from '../texts/texts.ts'
import { fieldClass } from './booking-form.ts'

type PageProps = { page: GuestPageOf<'booking-lookup'> }

/** For those who lost the link: reference and email open the booking. */
export function LookupPage({ page }: PageProps) {
  const { visit, reference, email, fault } = page
  const words = textsIn(visit.language).bookings.lookup
  const isUnknown = fault?.kind === 'unknown'
  return (
    <SiteLayout visit={visit}>
      <div className="-mt-15 flex grow flex-col bg-[linear-gradient(var(--sky-top),var(--sky-mid)_52%,var(--sky-low)_86%)] pt-15 md:-mt-18 md:pt-18">
        <div className={`${column} relative z-10 pt-6 md:pt-9`}>
          <section className="mx-auto max-w-[440px] rounded-xl bg-raised p-6 [box-shadow:var(--shadow-lg)] md:p-10">
            <span role="img" aria-label={words.tag} className="keytag keytag-lg">
              RL-
            </span>
            <h1 className="mt-4 text-xl">{words.title}</h1>
            <p className="mt-0.5 text-muted">{words.lead}</p>
            <LookupFault page={page} />
            <form method="post" action={makeAddress(visit, '/stays/bookings')} className="mt-5 grid gap-5">
              <label className="text-[14px] font-medium">
                {words.reference}
                <input
                  name="reference"
                  defaultValue={reference}
                  required
                  maxLength={40}
                  autoComplete="off"
                  autoCapitalize="characters"
                  spellCheck={false}
                  aria-invalid={isUnknown || undefined}
                  aria-describedby={isUnknown ? 'lookup-fault' : undefined}
                  className={cx(fieldClass, 'mt-1.5 font-normal')}
                />
              </label>
              <label className="text-[14px] font-medium">
                {words.email}
                <input
                  type="email"
                  name="email"
                  defaultValue={email}
                  required
                  maxLength={254}
                  autoComplete="email"
                  aria-invalid={isUnknown || undefined}
                  aria-describedby={isUnknown ? 'lookup-fault' : undefined}
                  className={cx(fieldClass, 'mt-1.5 font-normal')}
                />
              </label>
              <button type="submit" className={buttonClass({ size: 'lg', block: true })}>
                {words.submit}
              </button>
            </form>
            <p className="mt-6 text-center text-[14px] text-muted">{words.lost}</p>
          </section>
        </div>
        {/* The skyline reaches below its box, and must not lie over the footer. */}
        <div className="mt-auto overflow-hidden pt-10">
          <Horizon className="h-[150px] md:h-60" />
        </div>
      </div>
    </SiteLayout>
  )
}

function LookupFault({ page: { visit, fault } }: PageProps) {
  const words = textsIn(visit.language).bookings.lookup
  if (!fault) return null
  const isWait = fault.kind !== 'unknown'
  const Icon = isWait ? Hourglass : CircleAlert
  return (
    <div
      role="alert"
      id="lookup-fault"
      className={cx(
        'mt-5 flex gap-3 rounded-[12px] px-4 py-3.5 text-[14px] leading-5',
        isWait ? 'bg-warning-soft' : 'bg-error-soft',
      )}
    >
      <Icon
        aria-hidden="true"
        className={cx('mt-px size-[18px] shrink-0', isWait ? 'text-warning-text' : 'text-error-text')}
      />
      <div>
        <b className="block">{words[fault.kind]}</b>
        {fault.kind === 'wait'
          ? sayCount(visit.language, words.waitText, fault.minutes)
          : words[`${fault.kind}Text`]}
      </div>
    </div>
  )
}
