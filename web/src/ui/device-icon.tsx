import { Laptop } from './icons/laptop.ts'
import { MonitorSmartphone } from './icons/monitor-smartphone.ts'
import { Smartphone } from './icons/smartphone.ts'
import { Tablet } from './icons/tablet.ts'

const icons = { desktop: Laptop, phone: Smartphone, tablet: Tablet, unknown: MonitorSmartphone }

export function DeviceIcon({ kind }: { kind: keyof typeof icons }) {
  const Icon = icons[kind]
  return (
    <span className="grid size-[38px] shrink-0 place-items-center rounded-[10px] bg-primary-soft text-primary-text">
      <Icon aria-hidden="true" className="size-[19px]" strokeWidth={1.75} />
    </span>
  )
}
