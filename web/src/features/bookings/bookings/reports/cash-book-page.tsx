import type { CashBook, CashPart, CashSums } from '@roomlark/contract/figures/hotel-reports'
import { paymentMethodNames, paymentMethods } from '@roomlark/contract/folio-kinds'
import type { Hotel } from '@roomlark/contract/inventory/hotels'
import { say } from '@roomlark/contract/say'
import { useCashBook } from '../../../../data/reports.ts'
import { weekdayDay } from '../../../../lib/day-words.ts'
import { useAddressParts } from '../../../../lib/use-address-parts.ts'
import { moneyText } from '../../../../parts/money/money-text.ts'
import { Card, CardHead } from '../../../../ui/card.tsx'
import { ChipSelect } from '../../../../ui/chip-select.tsx'
import { EmptyState } from '../../../../ui/empty-state.tsx'
import { BellSpot } from '../../../../ui/spot.tsx'
import { CashLinesCard } from './cash-lines-card.tsx'
import { CurrencyChip } from './currency-chip.tsx'
import { type ReportView, reportAddress } from './report-address.ts'
import { ReportBody } from './report-body.tsx'
import { ReportFrame } from './report-frame.tsx'
import { ReportTable } from './report-table.tsx'

export function CashBookPage() {
  return (
    <ReportFrame title={say('Cash book')} report="cash">
      {(hotel, view) => <Book hotel={hotel} view={view} />}
    </ReportFrame>
  )
}

function Book({ hotel, view }: { hotel: Hotel; view: ReportView }) {
  const { period: _period, compare: _compare, page, ...query } = view
  const book = useCashBook(hotel.id, query)
  return (
    <ReportBody report={book} failed={say('The cash book did not load')}>
      {(data) => (
        <>
          <Filters view={view} book={data} />
          {data.total.lines === 0 ? (
            <Card>
              <EmptyState
                spot={<BellSpot />}
                title={say('Nothing was paid in these days')}
                text={say(
                  'Payments, refunds and their corrections are listed here once the desk records them on a folio.',
                )}
              />
            </Card>
          ) : (
            <div className="grid grid-cols-[minmax(0,1fr)] gap-5">
              <ByPerson book={data} />
              <ByDay book={data} />
              <CashLinesCard hotel={hotel} query={query} page={page} currency={data.currency} />
            </div>
          )}
        </>
      )}
    </ReportBody>
  )
}

const methods = [
  { value: '', label: say('Any') },
  ...paymentMethods.map((value) => ({ value, label: paymentMethodNames[value] })),
] as const

function Filters({ view, book }: { view: ReportView; book: CashBook }) {
  const change = useAddressParts(reportAddress.with)
  return (
    <div className="mb-3.5 flex flex-wrap items-center gap-2.5">
      <ChipSelect
        label={say('Method')}
        value={view.method ?? ''}
        choices={methods}
        isOn={view.method !== undefined}
        onChoose={(method) => change({ method, page: 1 })}
      />
      <ChipSelect
        label={say('By##person')}
        value={view.clerk ?? ''}
        choices={[
          { value: '', label: say('Anybody') },
          ...book.clerks.map(({ id, name }) => ({ value: id, label: name })),
        ]}
        isOn={view.clerk !== undefined}
        onChoose={(clerk) => change({ clerk, page: 1 })}
      />
      <CurrencyChip {...book} />
    </div>
  )
}

const sumColumns = [
  { label: say('Payments'), isNumber: true },
  { label: say('Refunds'), isNumber: true },
  { label: say('Corrections'), isNumber: true },
  { label: say('Net'), isNumber: true },
]

function sumCells({ paymentsCents, refundsCents, correctionsCents, netCents }: CashSums, currency: string) {
  return [paymentsCents, refundsCents, correctionsCents, netCents].map((cents) => moneyText(cents, currency))
}

function makeKey({ method, clerk }: CashPart): string {
  return `${method} ${clerk.id}`
}

function ByPerson({ book: { parts, total, currency } }: { book: CashBook }) {
  return (
    <Card className="overflow-hidden p-0! md:p-0!">
      <div className="px-[18px] pt-[18px] md:px-6 md:pt-6">
        <CardHead
          title={say('By method and person')}
          subtitle={say('Receipts and refunds by the person who recorded them')}
        />
      </div>
      <ReportTable
        caption={say('Sums by method and person')}
        columns={[{ label: say('Method') }, { label: say('By##person') }, ...sumColumns]}
        rows={parts.map((part) => ({
          key: makeKey(part),
          cells: [paymentMethodNames[part.method], part.clerk.name, ...sumCells(part.sums, currency)],
        }))}
        foot={[say('Total'), '', ...sumCells(total, currency)]}
      />
    </Card>
  )
}

/** More days than these are listed without their parts. */
const mostDetailedDays = 31

function ByDay({ book: { days, total, currency } }: { book: CashBook }) {
  const hasParts = days.length <= mostDetailedDays
  const last = days.at(-1)
  return (
    <Card className="overflow-hidden p-0! md:p-0!">
      <div className="px-[18px] pt-[18px] md:px-6 md:pt-6">
        <CardHead
          title={say('By day')}
          subtitle={say(
            'A payment counts on the day it was recorded. Cash so far begins with the first of these days.',
          )}
        />
      </div>
      <ReportTable
        caption={say('Sums by day')}
        columns={[{ label: say('Day') }, ...sumColumns, { label: say('Cash so far'), isNumber: true }]}
        rows={days.flatMap(({ day, sums, cashCents, parts }) => [
          { key: day, cells: [weekdayDay(day), ...sumCells(sums, currency), moneyText(cashCents, currency)] },
          ...(hasParts ? parts : []).map((part) => ({
            key: `${day} ${makeKey(part)}`,
            look: 'part' as const,
            cells: [
              `${paymentMethodNames[part.method]}, ${part.clerk.name}`,
              ...sumCells(part.sums, currency),
              '',
            ],
          })),
        ])}
        foot={[say('Total'), ...sumCells(total, currency), moneyText(last?.cashCents ?? 0, currency)]}
      />
    </Card>
  )
}
