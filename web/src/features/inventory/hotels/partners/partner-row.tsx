import {
  costElsewhere,
  type HotelPartner,
  type PartnerFigures,
} from '@roomlark/contract/partners/hotel-partners'
import { stateWords } from '@roomlark/contract/partnership-words'
import { say } from '@roomlark/contract/say'
import type { To } from 'react-router'
import { cx } from '../../../../lib/cx.ts'
import { longDay } from '../../../../lib/day-words.ts'
import { countText, percentText } from '../../../../lib/format-number.ts'
import { initialsOfName } from '../../../../lib/user-name.ts'
import { moneyText } from '../../../../parts/money/money-text.ts'
import { Avatar } from '../../../../ui/avatar.tsx'
import { Badge } from '../../../../ui/badge.tsx'
import { ArrowRight } from '../../../../ui/icons/arrow-right.ts'
import { Link } from '../../../../ui/link.tsx'
import { UserText } from '../../../../ui/user-text.tsx'
import { partnerNote, returnText, stateTones } from './partner-words.ts'

export type PartnerColumns = { hasHotel?: boolean; hasReturn?: boolean; hasOta?: boolean }

const cell = 'border-t border-border px-2.5 py-[11px] align-middle'
/** On a phone each figure is a line with its name. */
const line =
  'max-md:flex max-md:justify-between max-md:gap-4 max-md:border-0 max-md:py-0.5 max-md:before:text-muted max-md:before:content-[attr(data-label)]'
const figure = cx(cell, line, 'text-right tabular-nums')

const heads = {
  hotel: say('Hotel'),
  rate: say('Rate##percentage'),
  stays: say('Stays'),
  revenue: say('Revenue'),
  cost: say('Cost'),
  return: say('Return##on investment'),
  ota: say('At your OTA rate'),
}

/** The heads of the columns of partners. */
export function PartnerHeads({ hasHotel = false, hasReturn = true, hasOta = false }: PartnerColumns) {
  const figures = [
    heads.rate,
    heads.stays,
    heads.revenue,
    heads.cost,
    hasReturn && heads.return,
    hasOta && heads.ota,
  ]
  return (
    <thead className="text-sm text-muted max-md:sr-only [&_th]:px-2.5 [&_th]:pt-3.5 [&_th]:pb-2.5 [&_th]:font-[560] [&_th]:whitespace-nowrap [&_th:first-child]:pl-6">
      <tr>
        <th scope="col">{say('Partner')}</th>
        {hasHotel ? <th scope="col">{say('Hotel')}</th> : null}
        {figures.map((name) =>
          name ? (
            <th key={name} scope="col" className="text-right">
              {name}
            </th>
          ) : null,
        )}
        <th scope="col">{say('Status')}</th>
      </tr>
    </thead>
  )
}

type PartnerRowProps = PartnerColumns & { partner: HotelPartner; to: To; isOpen?: boolean }

/** A row on wide screens; on a phone a block of its own. */
export function PartnerRow(props: PartnerRowProps) {
  const { partner, to, isOpen = false, hasHotel = false, hasReturn = true, hasOta = false } = props
  const { id, name, state, figures, currency, otaRatePercent, pictureUrl } = partner
  const isQuiet = state === 'invited' || state === 'ended' || state === 'declined'
  const money = (cents: number) => moneyText(cents, currency)
  return (
    <tr
      className={cx(
        'relative transition-colors max-md:block max-md:border-t max-md:border-border max-md:px-[18px] max-md:py-3 max-md:[&>*]:px-0!',
        isQuiet && 'text-muted',
        isOpen
          ? 'bg-[color-mix(in_srgb,var(--color-primary-soft)_60%,transparent)] shadow-[inset_3px_0_0_var(--color-primary)]'
          : 'hover:bg-[color-mix(in_srgb,var(--color-sunken)_60%,transparent)]',
      )}
    >
      <th scope="row" className={cx(cell, 'pl-6! font-normal max-md:block max-md:border-0 max-md:pt-0')}>
        <span className="flex items-center gap-3">
          <Avatar initials={initialsOfName(name)} src={pictureUrl} tone={isQuiet ? 'neutral' : 'secondary'} />
          <span className="min-w-0">
            <Link
              to={to}
              data-partner={id}
              className="rounded-sm font-strong wrap-anywhere after:absolute after:inset-0"
            >
              <UserText>{name}</UserText>
            </Link>
            <span className="block text-sm wrap-anywhere text-muted">
              <UserText>{partnerNote(partner)}</UserText>
            </span>
          </span>
          <span className="ml-auto md:hidden">
            <Badge tone={stateTones[state]}>{stateWords[state]}</Badge>
          </span>
        </span>
      </th>
      {hasHotel ? (
        <td className={cx(cell, line)} data-label={heads.hotel}>
          <UserText>{partner.hotelName}</UserText>
        </td>
      ) : null}
      <td className={figure} data-label={heads.rate}>
        <PartnerRate partner={partner} />
      </td>
      <td className={figure} data-label={heads.stays}>
        {countText(figures.stays)}
      </td>
      <td className={figure} data-label={heads.revenue}>
        {money(figures.revenueCents)}
      </td>
      <td className={figure} data-label={heads.cost}>
        <span>
          {money(figures.costCents)}
          {figures.boostCents > 0 ? (
            <small className="block text-sm text-muted">
              {say('{amount} of it for a boost', { amount: money(figures.boostCents) })}
            </small>
          ) : null}
        </span>
      </td>
      {hasReturn ? (
        <td className={cx(figure, 'font-strong')} data-label={heads.return}>
          {returnText(figures)}
        </td>
      ) : null}
      {hasOta ? (
        <td className={cx(figure, 'text-muted')} data-label={heads.ota}>
          {money(costElsewhere(figures, otaRatePercent ?? 0))}
        </td>
      ) : null}
      <td className={cx(cell, 'pr-6! max-md:hidden')}>
        <Badge tone={stateTones[state]}>{stateWords[state]}</Badge>
      </td>
    </tr>
  )
}

/** `15% → 13%` with the day, or whether the rate was agreed with this partner. */
function PartnerRate({ partner }: { partner: HotelPartner }) {
  const { ratePercent, announcedRate, hasOwnRate } = partner
  return (
    <span className="whitespace-nowrap">
      <b className="font-strong">{percentText(ratePercent)}</b>
      {announcedRate ? (
        <>
          <ArrowRight role="img" aria-label={say('then')} className="mx-1.5 inline size-3.5 text-muted" />
          {percentText(announcedRate.to)}
          <small className="block text-sm text-muted">
            {say('from {day}', { day: longDay(announcedRate.effectiveOn) })}
          </small>
        </>
      ) : hasOwnRate ? (
        <small className="block text-sm text-muted">{say('own rate')}</small>
      ) : null}
    </span>
  )
}

type PartnerFootProps = PartnerColumns & {
  words: string
  totals: PartnerFigures
  currency: string
  otaRatePercent: number | null
}

/** The sum of all partners. */
export function PartnerFoot({
  words,
  totals,
  currency,
  otaRatePercent,
  hasReturn = true,
  hasOta = false,
}: PartnerFootProps) {
  const sum = cx(figure, 'border-0')
  return (
    <tfoot className="border-t-2 border-text font-strong max-md:block max-md:px-[18px] max-md:py-3">
      <tr className="max-md:block max-md:[&>*]:px-0!">
        <th scope="row" className={cx(cell, 'border-0 pl-6! font-strong max-md:block')}>
          {words}
        </th>
        <td className="max-md:hidden" />
        <td className={sum} data-label={heads.stays}>
          {countText(totals.stays)}
        </td>
        <td className={sum} data-label={heads.revenue}>
          {moneyText(totals.revenueCents, currency)}
        </td>
        <td className={sum} data-label={heads.cost}>
          {moneyText(totals.costCents, currency)}
        </td>
        {hasReturn ? (
          <td className={sum} data-label={heads.return}>
            {returnText(totals)}
          </td>
        ) : null}
        {hasOta ? (
          <td className={sum} data-label={heads.ota}>
            {moneyText(costElsewhere(totals, otaRatePercent ?? 0), currency)}
          </td>
        ) : null}
        <td className="max-md:hidden" />
      </tr>
    </tfoot>
  )
}
