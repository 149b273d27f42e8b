import type { StayQuery } from '@roomlark/contract/bookings/offers'
import { dayRange } from '@roomlark/contract/guest-formats'
import type { GuestPageOf } from '@roomlark/contract/guest-site/guest-page'
import { fill } from '@roomlark/contract/say'
import { buttonClass } from '../../ui/button-class.ts'
import { carriedWords, legalAddress, stayWords } from '../page-address.ts'
import { textsIn } from '../texts/texts.ts'

/** A guest leaves an address to be told when a room comes free. */
export function WaitingForm({
  page: { visit, hotel, waiting },
  stay,
}: {
  page: GuestPageOf<'hotel'>
  stay: StayQuery
}) {
  const { language } = visit
  const texts = textsIn(language)
  const words = texts.waiting
  const fields = [...stayWords(stay), ...carriedWords(visit.carried)]
  const news = waiting && words.news[waiting]
  return (
    <section
      id="waiting"
      aria-labelledby="waiting-title"
      className="scroll-mt-4 rounded-lg border border-border bg-surface p-5"
    >
      <h3 id="waiting-title" className="font-display text-lg font-medium wrap-anywhere">
        {words.title}
      </h3>
      {waiting === 'asked' ? (
        <p role="status" className="mt-1.5 rounded-md bg-success-soft px-3.5 py-2.5 text-success-text">
          {news}
        </p>
      ) : (
        <>
          <p className="mt-1 max-w-[62ch] text-muted">
            {fill(words.lead, { dates: dayRange(language, stay.checkInOn, stay.checkOutOn) })}
          </p>
          {news ? (
            <p
              role="alert"
              className="mt-3 rounded-md bg-error-soft px-3.5 py-2.5 font-medium text-error-text"
            >
              {news}
            </p>
          ) : null}
          <form action={`/stays/${hotel.slug}/wait`} method="post" className="mt-4 grid gap-3">
            {fields.map(([name, value]) => (
              <input key={`${name} ${value}`} type="hidden" name={name} value={value} />
            ))}
            <div className="flex flex-wrap items-end gap-3">
              <label className="grid min-w-0 flex-1 basis-64 gap-1 text-sm text-muted">
                {words.email}
                <input
                  type="email"
                  name="email"
                  required
                  autoComplete="email"
                  maxLength={254}
                  className="h-(--control-h) w-full rounded-md border border-control bg-surface px-3 text-text"
                />
              </label>
              <button type="submit" className={buttonClass({ variant: 'secondary' })}>
                {words.join}
              </button>
            </div>
            <label className="flex items-start gap-2.5 text-[14px]">
              <input type="checkbox" name="consent" value="yes" required className="mt-1 size-4 shrink-0" />
              <span>
                {words.consent}{' '}
                <a href={legalAddress(visit, '/privacy-policy')} className="link">
                  {texts.site.privacy}
                </a>
              </span>
            </label>
          </form>
        </>
      )}
    </section>
  )
}
