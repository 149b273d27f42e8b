import type { CommissionReceipt } from '@roomlark/contract/partners/commission-receipt'
import { type ReceiptFact, receiptFacts } from '@roomlark/contract/partners/receipt-words'
import { say } from '@roomlark/contract/say'
import { cx } from '../../../lib/cx.ts'
import { Card, CardHead } from '../../../ui/card.tsx'
import type { Icon } from '../../../ui/create-icon.ts'
import { BedDouble } from '../../../ui/icons/bed-double.ts'
import { Hourglass } from '../../../ui/icons/hourglass.ts'
import { MousePointerClick } from '../../../ui/icons/mouse-pointer-click.ts'
import { Percent } from '../../../ui/icons/percent.ts'
import { Scale } from '../../../ui/icons/scale.ts'
import { receiptFormats } from './receipt-formats.ts'

const marks: Record<ReceiptFact['fact'], { icon: Icon; look: string }> = {
  click: { icon: MousePointerClick, look: 'bg-secondary-soft text-secondary-text' },
  window: { icon: Hourglass, look: 'bg-primary-soft text-primary-text' },
  rule: { icon: Scale, look: 'bg-primary-soft text-primary-text' },
  rate: { icon: Percent, look: 'bg-secondary-soft text-secondary-text' },
  base: { icon: BedDouble, look: 'bg-success-soft text-success-text' },
}

export function WhyCard({ receipt, className }: { receipt: CommissionReceipt; className: string }) {
  const facts = receiptFacts(receipt, receiptFormats(receipt.clock.timeZone))
  return (
    <Card className={className}>
      <CardHead title={say('Why this amount')} subtitle={say('The five facts it rests on')} />
      <ul>
        {facts.map((fact) => (
          <WhyRow key={fact.fact} {...fact} />
        ))}
      </ul>
    </Card>
  )
}

function WhyRow({ fact, label, title, detail, value }: ReceiptFact) {
  const { icon: Icon, look } = marks[fact]
  return (
    <li className="grid grid-cols-[38px_minmax(0,1fr)_auto] gap-x-4 border-t border-border py-3 first:border-t-0 first:pt-0 last:pb-0 md:grid-cols-[38px_62px_minmax(0,1fr)_auto]">
      <span
        aria-hidden="true"
        className={cx('row-span-2 grid size-[38px] place-items-center rounded-[10px] md:row-span-1', look)}
      >
        <Icon className="size-[18px]" strokeWidth={1.75} />
      </span>
      <span className="text-sm text-muted max-md:col-span-2 md:pt-px">{label}</span>
      <span className="min-w-0">
        <b className="block text-[15px] leading-5 font-[560] wrap-anywhere">{title}</b>
        <small className="mt-0.5 block text-sm text-muted wrap-anywhere">{detail}</small>
      </span>
      <span className="text-[15px] leading-5 font-[560] tabular-nums">{value}</span>
    </li>
  )
}
