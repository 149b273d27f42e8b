import { countryIn } from '@roomlark/contract/guest-formats'
import type { GuestPageOf } from '@roomlark/contract/guest-site/guest-page'
import { isolate } from '@roomlark/contract/isolate'
import { fill, sayCount } from '@roomlark/contract/say'
import { Picture } from '../picture.tsx'
import { column } from '../site-column.ts'
import { SiteLayout } from '../site-layout.tsx'
import { textsIn } from '../texts/texts.ts'

/** The hotels that a partner recommends, and that the partner is paid for it, as the law asks. */
export function PartnerListPage({ page }: { page: GuestPageOf<'partner-list'> }) {
  const { visit, name, title, intro, hotels } = page
  const texts = textsIn(visit.language)
  const words = texts.partnerList
  const partner = { name: isolate(name) }
  const language = visit.carried.lang ? `?lang=${visit.carried.lang}` : ''
  return (
    <SiteLayout visit={visit} className={`${column} pt-6 pb-14`}>
      <p className="text-sm text-muted wrap-anywhere">{fill(words.by, partner)}</p>
      <h1 className="pt-1 text-[32px] leading-[38px] text-balance wrap-anywhere md:text-[42px] md:leading-12">
        {title}
      </h1>
      {intro === '' ? null : (
        <p className="mt-2 max-w-[44rem] text-md leading-[26px] whitespace-pre-line wrap-anywhere">{intro}</p>
      )}
      <p className="mt-2 mb-6 max-w-[44rem] text-sm text-muted wrap-anywhere">{fill(words.paid, partner)}</p>
      {hotels.length === 0 ? <p>{words.empty}</p> : null}
      <ul className="grid gap-5 md:grid-cols-3">
        {hotels.map(({ path, cover, starRating, city, country, ...hotel }, place) => (
          <li key={path} className="grid">
            <a
              href={`${path}${language}`}
              rel="sponsored"
              className="group block overflow-hidden rounded-lg border border-border bg-surface focus-visible:outline-2 focus-visible:outline-offset-2 focus-visible:outline-ring"
            >
              <span className="block aspect-[4/3] bg-sunken">
                {cover ? (
                  <Picture photo={cover} sizes="(min-width: 48rem) 33vw, 100vw" isFirst={place === 0} />
                ) : null}
              </span>
              <span className="block p-[18px]">
                <b className="block font-display text-lg font-medium wrap-anywhere group-hover:underline">
                  {hotel.name}
                </b>
                <span className="block text-sm text-muted wrap-anywhere">
                  {[
                    `${city}, ${countryIn(visit.language, country)}`,
                    sayCount(visit.language, texts.count.stars, starRating),
                  ].join(' · ')}
                </span>
              </span>
            </a>
          </li>
        ))}
      </ul>
    </SiteLayout>
  )
}
