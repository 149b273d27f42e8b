import { emptyEntry, type GuestEntry } from '@roomlark/contract/bookings/registration'
import { saveRegistration } from '../bookings/bookings/registration/registering.service.ts'
import type { DemoContext } from './demo-context.ts'
import { villa } from './hotels.ts'

const signature = {
  kind: 'drawn',
  path: 'M40 140L70 60L95 150L130 70L150 120L190 95L230 125L300 100L380 110',
} as const

type Arrival = { id: string; name: string; adults: number; country: string; houseRules: string }

/** Some of the next guests at the demo's first hotel have checked in online; the last of them has only begun. */
export async function seedCheckIns(ctx: DemoContext): Promise<void> {
  const arrivals = await ctx.sql<Arrival[]>`
    SELECT b.id, b.guest_name AS name, b.adults, coalesce(b.guest_country, 'IT') AS country,
           h.house_rules AS "houseRules"
    FROM bookings b JOIN hotels h ON h.id = b.hotel_id
    WHERE b.hotel_id = ${villa.id} AND b.state = 'confirmed' AND b.adults <= 2 AND b.child_ages = '{}'
      AND b.check_in_on - (now() AT TIME ZONE b.time_zone)::date BETWEEN 0 AND 2
    ORDER BY b.check_in_on, b.id LIMIT 3`
  for (const [index, { id, name, adults, country, houseRules }] of arrivals.entries()) {
    const isDone = index < arrivals.length - 1
    const family = name.split(' ').at(-1)
    const couple: GuestEntry[] = [
      {
        ...emptyEntry,
        name,
        nationality: country,
        birthday: '1984-03-12',
        birthplace: 'Torino',
        sex: 'female',
        documentKind: 'passport',
        documentNumber: `YA ${4821907 + index}`,
        documentIssuer: 'Torino',
      },
      {
        ...emptyEntry,
        name: `Luca ${family}`,
        nationality: country,
        birthday: '1982-11-02',
        birthplace: 'Milano',
        sex: 'male',
      },
    ]
    await saveRegistration({ ...ctx, actor: { userType: 'guest' } }, id, {
      guests: couple.slice(0, isDone ? adults : 1),
      hasAgreedToRules: isDone && houseRules !== '',
      signature: isDone ? signature : null,
      arrivalTime: isDone ? '16:30' : null,
      isDone,
      version: 0,
    })
  }
}
