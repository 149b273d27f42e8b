import { addDays, listNights } from '@roomlark/contract/dates'
import type { Hotel } from '@roomlark/contract/inventory/hotels'
import { boostedRate, type NightSum, nightSums } from '@roomlark/contract/partners/boost-sums'
import { boostLimits } from '@roomlark/contract/partners/boosts'
import { say } from '@roomlark/contract/say'
import { type ReactNode, useState } from 'react'
import { useSearchParams } from 'react-router'
import { useBoostNights, useBoosts } from '../../../../data/boosts.ts'
import { longRangeWords } from '../../../../lib/day-words.ts'
import { isoDate } from '../../../../lib/format-date.ts'
import { OfferRow } from '../../../../parts/boosts/offer-row.tsx'
import { Button } from '../../../../ui/button.tsx'
import { Card, CardHead } from '../../../../ui/card.tsx'
import { CardError, CardSkeleton } from '../../../../ui/card-states.tsx'
import { IconButton } from '../../../../ui/icon-button.tsx'
import { ChevronLeft } from '../../../../ui/icons/chevron-left.ts'
import { ChevronRight } from '../../../../ui/icons/chevron-right.ts'
import { Copy } from '../../../../ui/icons/copy.ts'
import { HotelSubpage } from '../hotel-subpage.tsx'
import { type BoostDraft, newDraft } from './boost-draft.ts'
import { BoostForm } from './boost-form.tsx'
import { BoostHistory } from './boost-history.tsx'
import { getMonday, type NightChoice, noNights } from './night-choice.ts'
import { NightGrid } from './night-grid.tsx'

/** Page on which a hotel adds points to the commission of nights that would stay empty. */
export function HotelBoostPage() {
  return (
    <HotelSubpage
      title={say('Boost empty nights')}
      text={say('Add points to the commission where rooms would stay empty')}
      here={say('Boost')}
      above={(hotelId) => [{ label: say('Partners'), to: `/hotels/${hotelId}/partners` }]}
    >
      {(hotel) => <Builder hotel={hotel} />}
    </HotelSubpage>
  )
}

const daysShown = boostLimits.weeks * 7

function Builder({ hotel }: { hotel: Hotel }) {
  const [search, setSearch] = useSearchParams()
  const from = getMonday(parseDate(search.get('from')) ?? isoDate(new Date()))
  const nights = useBoostNights(hotel.id, from)
  const boosts = useBoosts(hotel.id)
  const [draft, setDraft] = useState<BoostDraft>(newDraft)
  const [choice, setChoice] = useState<NightChoice>(() => linkedNights(search))
  // Figures of chosen nights are kept while other weeks are shown.
  const [known, setKnown] = useState<ReadonlyMap<string, NightSum>>(new Map())
  const sums = nights.data ? nightSums(nights.data, draft.roomTypeId) : []
  const byNight = new Map([...known, ...sums.map((sum) => [sum.night, sum] as const)])
  const chosen = choice.nights.flatMap((night) => byNight.get(night) ?? [])

  function show(days: number) {
    setKnown(byNight)
    setSearch({ from: addDays(from, days) }, { replace: true, preventScrollReset: true })
  }
  function change(next: Partial<BoostDraft>) {
    // Other rooms are empty on other nights.
    if (next.roomTypeId !== undefined) setKnown(new Map())
    setDraft({ ...draft, ...next })
  }
  if (nights.isPending || boosts.isPending) {
    return (
      <Card>
        <CardSkeleton />
      </Card>
    )
  }
  if (!nights.data || !boosts.data) {
    const retry = () => void Promise.all([nights.refetch(), boosts.refetch()])
    return (
      <Card>
        <CardError retry={retry} />
      </Card>
    )
  }
  const { today, currency, roomTypes } = nights.data
  const { baseRatePercent, partners } = boosts.data.meta
  const offer = {
    hotelName: hotel.name,
    pictureUrl: hotel.photos[0]?.smallUrl ?? null,
    nights: choice.nights,
    roomTypeName: roomTypes.find(({ id }) => id === draft.roomTypeId)?.name ?? null,
    ratePercent: baseRatePercent,
    boostedPercent: boostedRate(baseRatePercent, draft.points),
  }
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-5 desk:grid-cols-[minmax(0,1fr)_420px] desk:grid-rows-[auto_auto_1fr]">
      <Card>
        <div className="mb-[18px] flex flex-wrap items-start justify-between gap-x-4 gap-y-2">
          <div>
            <h2>{say('Which nights')}</h2>
            <p className="mt-0.5 text-[14px] leading-5 text-muted">
              {say('{rooms, plural, one {# room} other {# rooms}}, four weeks', {
                rooms: Math.max(0, ...sums.map(({ rooms }) => rooms)),
              })}
            </p>
          </div>
          <Weeks from={from} today={today} onShow={show} />
        </div>
        <NightGrid nights={sums} today={today} choice={choice} onChoose={setChoice} />
        <Legend chosen={choice.nights.length} />
      </Card>
      {/* Beside the other cards on wide pages, and right after the nights on phones. */}
      <div className="desk:col-start-2 desk:row-span-3 desk:row-start-1">
        <BoostForm
          hotelId={hotel.id}
          roomTypes={roomTypes}
          baseRatePercent={baseRatePercent}
          partners={partners}
          currency={currency}
          today={today}
          draft={draft}
          chosen={chosen}
          nights={choice.nights}
          onChange={change}
          onStarted={() => setChoice(noNights)}
        />
      </div>
      <Card>
        <CardHead
          title={say('What partners see')}
          subtitle={say('In their offers, with a link ready to use')}
        />
        {choice.nights.length === 0 ? (
          <p className="text-muted">{say('Choose nights to see the offer that your partners get.')}</p>
        ) : (
          <OfferRow offer={offer} action={<CopyPreview />} />
        )}
      </Card>
      <BoostHistory hotelId={hotel.id} boosts={boosts.data.data} />
    </div>
  )
}

/** Picture of the button that a partner presses. */
function CopyPreview() {
  return (
    <span inert className="contents">
      <Button variant="secondary" size="sm" tabIndex={-1}>
        <Copy aria-hidden="true" className="size-4" strokeWidth={1.75} />
        {say('Copy link')}
      </Button>
    </span>
  )
}

function Weeks({ from, today, onShow }: { from: string; today: string; onShow: (days: number) => void }) {
  return (
    <div className="flex items-center gap-0.5 max-md:-mx-2.5 max-md:w-[calc(100%+20px)] max-md:justify-between">
      <IconButton label={say('Earlier weeks')} disabled={from <= today} onClick={() => onShow(-daysShown)}>
        <ChevronLeft aria-hidden="true" className="size-5" />
      </IconButton>
      <b className="min-w-0 text-center font-strong md:whitespace-nowrap">
        {longRangeWords(from, addDays(from, daysShown - 1))}
      </b>
      <IconButton label={say('Later weeks')} onClick={() => onShow(daysShown)}>
        <ChevronRight aria-hidden="true" className="size-5" />
      </IconButton>
    </div>
  )
}

function Legend({ chosen }: { chosen: number }) {
  return (
    <div className="mt-3.5 flex flex-wrap gap-x-5 gap-y-1.5 text-sm text-muted">
      <Key look="bg-accent-soft [box-shadow:inset_0_0_0_1px_var(--color-accent)]">
        {say('Half empty or more')}
      </Key>
      <Key look="[box-shadow:inset_0_0_0_2px_var(--color-primary)]">
        <span aria-live="polite">
          {say('Chosen, {nights, plural, one {# night} other {# nights}}', { nights: chosen })}
        </span>
      </Key>
      <span className="md:hidden">{say('The number is of empty rooms')}</span>
      <Key look="h-[5px]! bg-[color-mix(in_srgb,var(--chart-1)_60%,var(--color-surface))]">{say('Sold')}</Key>
    </div>
  )
}

function Key({ look, children }: { look: string; children: ReactNode }) {
  return (
    <span className="flex items-center gap-[7px]">
      <i aria-hidden="true" className={`size-3.5 rounded-[4px] ${look}`} />
      {children}
    </span>
  )
}

function parseDate(text: string | null): string | undefined {
  return text !== null && /^20\d\d-\d\d-\d\d$/.test(text) && !Number.isNaN(Date.parse(text))
    ? text
    : undefined
}

/** The nights that a link to this page proposes. */
function linkedNights(search: URLSearchParams): NightChoice {
  const [first, last] = [parseDate(search.get('first')), parseDate(search.get('last'))]
  if (first === undefined || last === undefined || last < first) return noNights
  const nights = listNights(first, addDays(last, 1)).slice(0, boostLimits.nights)
  return { nights, anchor: first }
}
