import type { BookingEventKind } from '@roomlark/contract/booking-events'
import {
  CalendarCheck,
  CalendarClock,
  CalendarPlus,
  CalendarX,
  CircleCheck,
  Clock,
  DoorOpen,
  Key,
  LogOut,
  type LucideIcon,
  Mail,
  Pencil,
  StickyNote,
  Undo2,
  UserX,
} from 'lucide-react'

type Look = { icon: LucideIcon; tone: string }

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
