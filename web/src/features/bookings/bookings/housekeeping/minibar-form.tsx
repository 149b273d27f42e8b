import { minibarLimits } from '@roomlark/contract/bookings/minibar'
import type { HousekeepingRoom } from '@roomlark/contract/inventory/housekeeping'
import { say } from '@roomlark/contract/say'
import { useState } from 'react'
import { useChargeMinibar, useMinibar } from '../../../../data/minibar.ts'
import { showRefusal } from '../../../../parts/refusals/show-refusal.ts'
import { Button } from '../../../../ui/button.tsx'
import { Coffee } from '../../../../ui/icons/coffee.ts'
import { toast } from '../../../../ui/toast.ts'
import { UserText } from '../../../../ui/user-text.tsx'
import { Stepper } from '../new/stepper.tsx'

type MinibarFormProps = { hotelId: string; room: Pick<HousekeepingRoom, 'id' | 'number'> }

/** Counts what is missing from the minibar of a room; nothing where the hotel has none. */
export function MinibarForm({ hotelId, room }: MinibarFormProps) {
  const items = useMinibar(hotelId).data ?? []
  const charge = useChargeMinibar(hotelId, room.id)
  const [isOpen, setOpen] = useState(false)
  const [counts, setCounts] = useState<Readonly<Record<string, number>>>({})
  const counted = items.flatMap(({ id }) => {
    const quantity = counts[id] ?? 0
    return quantity > 0 ? [{ extraId: id, quantity }] : []
  })
  async function submit() {
    if (charge.isPending) return
    try {
      await charge.mutateAsync({ items: counted })
      setCounts({})
      setOpen(false)
      toast.success(say('Charged to room {number}.', { number: room.number }))
    } catch (error) {
      showRefusal(error, say('That was not charged. Please try again.'))
    }
  }
  if (items.length === 0) return null
  if (!isOpen) {
    return (
      <Button variant="secondary" block className="h-12!" onClick={() => setOpen(true)}>
        <Coffee aria-hidden="true" className="size-[18px]" />
        {say('Minibar')}
      </Button>
    )
  }
  return (
    <section aria-label={say('Minibar')} className="grid gap-3">
      <h3 className="font-[560]">{say('Missing from the minibar')}</h3>
      <ul className="grid gap-2.5">
        {items.map(({ id, name }) => (
          <li key={id} className="flex items-center justify-between gap-4">
            <UserText>{name}</UserText>
            <Stepper
              words={{
                less: say('One less: {name}', { name }),
                number: say('Number: {name}', { name }),
                more: say('One more: {name}', { name }),
              }}
              value={counts[id] ?? 0}
              min={0}
              max={minibarLimits.quantity}
              onChange={(quantity) => setCounts({ ...counts, [id]: quantity })}
            />
          </li>
        ))}
      </ul>
      <div className="grid grid-cols-2 gap-2.5">
        <Button variant="quiet" className="h-12!" onClick={() => setOpen(false)}>
          {say('Cancel')}
        </Button>
        <Button
          className="h-12!"
          disabled={counted.length === 0}
          busy={charge.isPending && say('Saving...')}
          onClick={() => void submit()}
        >
          {say('Charge to the room')}
        </Button>
      </div>
    </section>
  )
}
