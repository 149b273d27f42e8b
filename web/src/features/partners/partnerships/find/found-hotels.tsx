import type { FoundHotel } from '@roomlark/contract/partners/partner-find'
import { say } from '@roomlark/contract/say'
import type { ReactNode } from 'react'
import { useLocation } from 'react-router'
import { cx } from '../../../../lib/cx.ts'
import { nightsWords } from '../../../../lib/day-words.ts'
import { averageText, decimalText, figurePercent, percentText } from '../../../../lib/format-number.ts'
import { moneyText } from '../../../../parts/money/money-text.ts'
import { BadgePercent } from '../../../../ui/icons/badge-percent.ts'
import { MessageSquareText } from '../../../../ui/icons/message-square-text.ts'
import { Link } from '../../../../ui/link.tsx'
import { Note } from '../../../../ui/note.tsx'
import { starWords } from '../../../../ui/star-words.ts'
import { Stars } from '../../../../ui/stars.tsx'
import { UserText } from '../../../../ui/user-text.tsx'
import { AnnouncedHint } from '../announced-hint.tsx'
import { HotelThumb, placeWords } from '../hotel-line.tsx'
import { FoundOffers } from '../offers/found-offers.tsx'
import { askAgainWords, refusalWords } from '../partnership-words.ts'
import { findAddress } from './find-address.ts'
import { FoundAction, isAskable } from './found-action.tsx'

type FoundHotelsProps = { hotels: FoundHotel[]; chosenId: string | undefined; countWords: string }

/** Columns by the width of the list, which is narrower while a request is written beside it. */
const looks = {
  alone: {
    row: '@3xl:grid-cols-[minmax(0,1fr)_78px_118px_128px_150px] @5xl:grid-cols-[minmax(0,1fr)_84px_124px_136px_104px_166px]',
    stacked: '@3xl:sr-only',
    wide: '@3xl:contents',
    cell: '@3xl:text-right',
    hundred: 'hidden @5xl:block',
    action: '',
    head: 'hidden @3xl:grid',
  },
  beside: {
    row: '@2xl:grid-cols-[minmax(0,1fr)_76px_112px_132px]',
    stacked: '@2xl:sr-only',
    wide: '@2xl:contents',
    cell: '@2xl:text-right',
    hundred: 'hidden',
    action: '@2xl:hidden',
    head: 'hidden @2xl:grid',
  },
}
type Looks = (typeof looks)['alone']

const padding = 'px-[18px] md:px-6'

export function FoundHotels({ hotels, chosenId, countWords }: FoundHotelsProps) {
  const look = chosenId === undefined ? looks.alone : looks.beside
  return (
    <>
      <div
        className={cx(
          'items-center gap-x-5 py-3 text-sm font-[560] text-muted',
          padding,
          look.head,
          look.row,
        )}
      >
        <span role="status">{countWords}</span>
        {/* Each row says for itself what its figures are. */}
        <span aria-hidden="true" className="contents">
          <span className="text-right">{say('Commission')}</span>
          <span className="text-right">{say('Conversion so far')}</span>
          <span className="text-right">{say('A typical stay earns')}</span>
          <span className={cx('text-right', look.hundred)}>{say('100 clicks earn')}</span>
        </span>
      </div>
      <ul>
        {hotels.map((found) => (
          <FoundRow key={found.hotel.id} found={found} isChosen={found.hotel.id === chosenId} look={look} />
        ))}
      </ul>
    </>
  )
}

function FoundRow({ found, isChosen, look }: { found: FoundHotel; isChosen: boolean; look: Looks }) {
  const refusal = found.partnership?.refusal
  return (
    <li
      className={cx(
        'border-t border-border py-4',
        padding,
        isChosen && 'bg-primary-soft/50 [box-shadow:inset_3px_0_0_var(--color-primary)]',
      )}
    >
      <div className={cx('grid items-center gap-x-5 gap-y-3', look.row)}>
        <Identity found={found} />
        <dl
          className={cx('grid grid-cols-[minmax(0,0.85fr)_minmax(0,1fr)_minmax(0,1.3fr)] gap-x-2', look.wide)}
        >
          <Figures found={found} look={look} />
        </dl>
        <div className={cx(look.cell, look.action)}>
          <FoundAction found={found} />
        </div>
      </div>
      {refusal ? (
        <Note tone="error" icon={<MessageSquareText />} className="mt-3 @3xl:ml-[100px]">
          <b className="font-strong">{refusalWords(refusal)}</b>{' '}
          {refusal.note ? (
            <>
              “<UserText>{refusal.note}</UserText>”{' '}
            </>
          ) : null}
          <span className="text-muted">{askAgainWords(refusal)}</span>
        </Note>
      ) : null}
    </li>
  )
}

function Identity({ found }: { found: FoundHotel }) {
  const { hotel, ratePercent, baseRatePercent, announcedRate, priceLevel } = found
  const { search } = useLocation()
  return (
    <div className="flex min-w-0 items-start gap-4 max-md:gap-3">
      <HotelThumb hotel={hotel} className="h-[62px] w-[84px]" />
      <div className="min-w-0">
        <b className="block font-strong wrap-anywhere">
          {isAskable(found) ? (
            <Link
              to={{ search: findAddress.with(search, { hotelId: hotel.id }) }}
              data-found={hotel.id}
              className="hover:underline"
            >
              {hotel.name}
            </Link>
          ) : (
            hotel.name
          )}
        </b>
        <span className="block text-[14px] leading-5 text-muted wrap-anywhere">{placeWords(hotel)}</span>
        <span className="mt-0.5 flex flex-wrap items-center gap-x-2.5 text-sm text-muted">
          <Stars count={hotel.starRating} />
          <span className="sr-only">{starWords(hotel.starRating)}</span>
          {hotel.score ? (
            <span>
              {say('{score} of 5', { score: averageText(hotel.score.average) })},{' '}
              {say('{total, plural, one {# review} other {# reviews}}', { total: hotel.score.reviews })}
            </span>
          ) : null}
          {priceLevel === null ? null : (
            <span>
              <span aria-hidden="true">{'$'.repeat(priceLevel)}</span>
              <span className="sr-only">{say(', price level {level} of 4', { level: priceLevel })}</span>
            </span>
          )}
        </span>
        {ratePercent === baseRatePercent ? null : (
          <span className="mt-1 inline-flex items-center gap-1.5 rounded-sm bg-secondary-soft px-2 py-0.5 text-[12.5px] font-[560] text-secondary-text">
            <BadgePercent aria-hidden="true" className="size-3.5 shrink-0" />
            {say('Own rate, base is {percent}', { percent: percentText(baseRatePercent) })}
          </span>
        )}
        {found.partnership ? <FoundOffers partnershipId={found.partnership.id} /> : null}
        <AnnouncedHint
          announced={
            announcedRate && {
              words: percentText(announcedRate.ratePercent),
              effectiveOn: announcedRate.effectiveOn,
            }
          }
        />
      </div>
    </div>
  )
}

const tooEarly = say('Too early')

function Figures({ found, look }: { found: FoundHotel; look: Looks }) {
  const {
    ratePercent,
    yoursPercent,
    conversionPercent,
    clicks,
    suspectedClicks,
    typicalStay,
    hundredClicks,
  } = found
  return (
    <>
      <Figure
        name={say('Commission')}
        look={look}
        more={say('yours: {percent}', { percent: percentText(yoursPercent) })}
      >
        {percentText(ratePercent)}
      </Figure>
      <Figure
        name={say('Conversion')}
        look={look}
        more={[
          conversionPercent === null
            ? say('{clicks, plural, one {# click} other {# clicks}} so far', { clicks })
            : say('of {clicks, plural, one {# click} other {# clicks}}', { clicks }),
          ...(suspectedClicks === 0
            ? []
            : [say('{count, plural, other {# suspected}}', { count: suspectedClicks })]),
        ].join(', ')}
        isKnown={conversionPercent !== null}
      >
        {conversionPercent === null ? tooEarly : figurePercent(conversionPercent)}
      </Figure>
      <Figure
        name={say('A typical stay earns')}
        look={look}
        more={
          typicalStay
            ? `${nightsWords(typicalStay.nights)}, ${moneyText(typicalStay.roomUsdCents, 'USD')}`
            : say('no rooms to tell from')
        }
        isKnown={typicalStay !== null}
      >
        {typicalStay ? moneyText(typicalStay.earnsUsdCents, 'USD') : tooEarly}
      </Figure>
      <Figure
        name={say('100 clicks earn')}
        look={look}
        className={look.hundred}
        more={
          hundredClicks ? say('{bookings} bookings', { bookings: decimalText(hundredClicks.bookings) }) : ''
        }
        isKnown={hundredClicks !== null}
      >
        {hundredClicks ? moneyText(hundredClicks.earnsUsdCents, 'USD') : tooEarly}
      </Figure>
    </>
  )
}

type FigureProps = {
  name: string
  look: Looks
  more: string
  isKnown?: boolean
  className?: string
  children: ReactNode
}

function Figure({ name, look, more, isKnown = true, className, children }: FigureProps) {
  return (
    <div className={cx('min-w-0 tabular-nums', look.cell, className)}>
      <dt className={cx('text-sm text-muted', look.stacked)}>{name}</dt>
      <dd>
        <span className={cx('block', isKnown ? 'font-strong' : 'text-muted')}>{children}</span>
        <span className="block text-sm text-muted">{more}</span>
      </dd>
    </div>
  )
}
