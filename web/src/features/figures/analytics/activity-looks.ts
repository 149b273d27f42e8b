import type { BookingEventKind } from '@roomlark/contract/booking-events'
import type { Icon } from '../../../ui/create-icon.ts'
import { CalendarCheck } from '../../../ui/icons/calendar-check.ts'
import { CalendarClock } from '../../../ui/icons/calendar-clock.ts'
import { CalendarPlus } from '../../../ui/icons/calendar-plus.ts'
import { CalendarX } from '../../../ui/icons/calendar-x.ts'
import { CircleCheck } from '../../../ui/icons/circle-check.ts'
import { Clock } from '../../../ui/icons/clock.ts'
import { DoorOpen } from '../../../ui/icons/door-open.ts'
import { Key } from '../../../ui/icons/key.ts'
import { LogOut } from '../../../ui/icons/log-out.ts'
import { Mail } from '../../../ui/icons/mail.ts'
import { Pencil } from '../../../ui/icons/pencil.ts'
import { StickyNote } from '../../../ui/icons/sticky-note.ts'
import { Undo2 } from '../../../ui/icons/undo-2.ts'
import { UserX } from '../../../ui/icons/user-x.ts'

type Look = { icon: Icon; tone: string }

const primary = 'bg-primary-soft text-primary-text'
const success = 'bg-success-soft text-success-text'
const accent = 'bg-accent-soft text-accent-text'
const error = 'bg-error-soft text-error-text'
const neutral = 'bg-sunken text-muted'

export const activityLooks: Record<BookingEventKind, Look> = {
  created: { icon: CalendarPlus, tone: primary },
  confirmed: { icon: CircleCheck, tone: success },
  changed: { icon: Pencil, tone: accent },
  moved: { icon: CalendarClock, tone: accent },
  'room-assigned': { icon: Key, tone: accent },
  'checked-in': { icon: DoorOpen, tone: success },
  'checked-out': { icon: LogOut, tone: neutral },
  cancelled: { icon: CalendarX, tone: error },
  'no-show': { icon: UserX, tone: error },
  expired: { icon: Clock, tone: neutral },
  option: { icon: Clock, tone: accent },
  undone: { icon: Undo2, tone: accent },
  reinstated: { icon: CalendarCheck, tone: success },
  note: { icon: StickyNote, tone: neutral },
  mail: { icon: Mail, tone: neutral },
}
