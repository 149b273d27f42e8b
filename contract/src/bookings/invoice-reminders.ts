import * as z from 'zod/mini'
import { Email, Instant } from '../primitives.ts'
import { say } from '../say.ts'

export const reminderSteps = [1, 2, 3] as const
const ReminderStep = z.int(say('There are three reminders')).check(z.gte(1), z.lte(reminderSteps.length))

export const mostReminderDays = 180
const Days = z
  .int(say('Enter a number of days'))
  .check(
    z.gte(1, say('Use 1 to {count} days', { count: mostReminderDays })),
    z.lte(mostReminderDays, say('Use 1 to {count} days', { count: mostReminderDays })),
  )

/** Days after the day by which an invoice was to be paid. */
export const ReminderDays = z.array(Days).check(
  z.minLength(reminderSteps.length, say('There are three reminders')),
  z.maxLength(reminderSteps.length, say('There are three reminders')),
  z.refine((days) => days.every((day, at) => at === 0 || day > (days[at - 1] ?? 0)), {
    path: [1],
    message: say('Each reminder comes later than the one before'),
  }),
)

export const InvoiceReminder = z.object({
  step: z.int(),
  /** Null once the guest was erased. */
  email: z.nullable(z.string()),
  at: Instant,
  /** Null if it was sent automatically. */
  by: z.nullable(z.string()),
})
export type InvoiceReminder = z.infer<typeof InvoiceReminder>

/** The step is the one that the reader has seen as the next, so that two people do not send it twice. */
export const RemindInput = z.strictObject({ step: ReminderStep, email: Email })
export type RemindInput = z.infer<typeof RemindInput>
