import type { Calendar } from '@roomlark/contract/inventory/calendar'
import { roomNightCents } from '@roomlark/contract/inventory/pricing'
import type { RatePlan } from '@roomlark/contract/inventory/rates'
import type { RoomType } from '@roomlark/contract/inventory/rooms'
import { say } from '@roomlark/contract/say'
import { useMemo, useState } from 'react'
import { useRates } from '../../../../data/rates.ts'
import { useRoomTypes } from '../../../../data/rooms.ts'
import { Button } from '../../../../ui/button.tsx'
import { Coins } from '../../../../ui/icons/coins.ts'

/** A plan that costs something else than the list price, with what it makes of a price for the guests it includes. */
export type PlanRow = { id: string; name: string; price: (roomTypeId: string, listCents: number) => number }

/** The part of the rooms of all types that is taken on each night, in whole percent; null where there are none to sell. */
export function listOccupancy({ roomTypes }: Calendar): (number | null)[] {
  const nights = roomTypes[0]?.nights ?? []
  return nights.map((_night, at) => {
    const all = roomTypes.flatMap((type) => type.nights[at] ?? [])
    const rooms = all.reduce((sum, { capacity }) => sum + capacity, 0)
    const taken = all.reduce(
      (sum, { capacity, sold, blocked }) => sum + Math.min(capacity, sold + blocked),
      0,
    )
    return rooms === 0 ? null : Math.floor((taken / rooms) * 100)
  })
}

/** The plans on sale whose prices differ from the list price. */
export function listPlanRows(plans: readonly RatePlan[], types: readonly RoomType[]): PlanRow[] {
  const byId = new Map(types.map((type) => [type.id, type]))
  return plans
    .filter(({ isActive, percent, perAdultCents }) => isActive && (percent !== 0 || perAdultCents !== 0))
    .map((plan) => ({
      id: plan.id,
      name: plan.name,
      price(roomTypeId, listCents) {
        const type = byId.get(roomTypeId)
        if (!type) return listCents
        return roomNightCents(listCents, type, plan, { adults: type.includedAdults, childAges: [] })
      },
    }))
}

const none: readonly PlanRow[] = []

/** Shows the prices of each plan below those of the list, once that is asked for. */
export function usePlanRows(hotelId: string) {
  const [isOn, setOn] = useState(false)
  const plans = useRates(hotelId).data?.plans
  const types = useRoomTypes(hotelId).data
  const rows = useMemo(() => listPlanRows(plans ?? [], types ?? []), [plans, types])
  const toggle =
    rows.length === 0 ? null : (
      <Button variant="secondary" size="sm" aria-pressed={isOn} onClick={() => setOn(!isOn)}>
        <Coins aria-hidden="true" className="size-4" />
        {say('Prices by plan')}
      </Button>
    )
  return { rows: isOn ? rows : none, toggle }
}
