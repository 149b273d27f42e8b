import {
  costElsewhere,
  type HotelPartners,
  hotelPartnerLimits,
} from '@roomlark/contract/partners/hotel-partners'
import { say } from '@roomlark/contract/say'
import { type ReactNode, useState } from 'react'
import { cx } from '../../../../lib/cx.ts'
import { figurePercent, percentText } from '../../../../lib/format-number.ts'
import { moneyText } from '../../../../parts/money/money-text.ts'
import { PartnerSettingsDialog } from './partner-settings-dialog.tsx'
import { returnText } from './partner-words.ts'

type PartnerFiguresCardProps = {
  hotelId: string
  partners: HotelPartners
  /** The panel is open beside it. */
  isNarrow: boolean
}

/** Results and cost of all partners together, and the cost of the same revenue elsewhere. */
export function PartnerFiguresCard({ hotelId, partners, isNarrow }: PartnerFiguresCardProps) {
  const { totals, currency, settings } = partners
  const money = (cents: number) => moneyText(cents, currency)
  const share =
    totals.revenueCents === 0
      ? say('Nothing to pay for')
      : say('{percent} of the revenue', {
          percent: figurePercent((100 * totals.costCents) / totals.revenueCents),
        })
  return (
    <dl
      className={cx(
        'grid gap-px overflow-hidden rounded-lg border border-border bg-border sm:grid-cols-2',
        !isNarrow && 'desk:grid-cols-4',
      )}
    >
      <Cell term={say('Revenue from partners')} value={money(totals.revenueCents)}>
        {say('{stays, plural, one {# stay} other {# stays}} in {days} days, rooms without taxes', {
          stays: totals.stays,
          days: hotelPartnerLimits.days,
        })}
      </Cell>
      <Cell term={say('What it cost')} value={money(totals.costCents)}>
        {share}
      </Cell>
      <Cell term={say('Return##on investment')} value={returnText(totals)}>
        {say('revenue for each unit of commission')}
      </Cell>
      {settings.otaRatePercent === null ? (
        <Cell term={say('At your OTA rate')} value="–">
          <SetOtaRate hotelId={hotelId} partners={partners} />
        </Cell>
      ) : (
        <Cell
          term={say('At your OTA rate, {rate}', {
            rate: percentText(settings.otaRatePercent),
          })}
          value={money(costElsewhere(totals, settings.otaRatePercent))}
        >
          {comparisonWords(costElsewhere(totals, settings.otaRatePercent) - totals.costCents, money)}
        </Cell>
      )}
    </dl>
  )
}

function comparisonWords(differenceCents: number, money: (cents: number) => string): string {
  if (differenceCents === 0) return say('the same as your partners cost')
  return differenceCents > 0
    ? say('you kept {amount} more', { amount: money(differenceCents) })
    : say('your partners cost {amount} more', { amount: money(-differenceCents) })
}

function Cell({ term, value, children }: { term: string; value: string; children: ReactNode }) {
  return (
    <div className="min-w-0 bg-surface px-[18px] py-[18px] md:px-6">
      <dt className="text-[14px] text-muted">{term}</dt>
      <dd className="text-sm text-muted">
        <b className="block font-display text-[26px] leading-[34px] font-[520] tracking-[-.015em] text-text tabular-nums wrap-anywhere">
          {value}
        </b>
        {children}
      </dd>
    </div>
  )
}

function SetOtaRate({ hotelId, partners }: Omit<PartnerFiguresCardProps, 'isNarrow'>) {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <button type="button" className="link" onClick={() => setOpen(true)}>
        {say('Set the rate you pay elsewhere')}
      </button>
      {isOpen ? (
        <PartnerSettingsDialog
          hotelId={hotelId}
          settings={partners.settings}
          onClose={() => setOpen(false)}
        />
      ) : null}
    </>
  )
}
