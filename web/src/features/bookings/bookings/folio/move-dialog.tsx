import type { BookingFolio, FolioLine } from '@roomlark/contract/bookings/folio'
import { FolioMove } from '@roomlark/contract/bookings/folio-input'
import { isolate } from '@roomlark/contract/isolate'
import { say } from '@roomlark/contract/say'
import * as z from 'zod/mini'
import { useMoveLines } from '../../../../data/folios.ts'
import { FormDialog } from '../../../../parts/form/form-dialog.tsx'
import { useContractForm } from '../../../../parts/form/use-contract-form.ts'
import { moneyText } from '../../../../parts/money/money-text.ts'
import { payerName } from './folio-shapes.ts'
import { lineTitle } from './line-words.ts'

const Target = z.pick(FolioMove, { position: true })

type MoveDialogProps = { folio: BookingFolio; line: FolioLine; onClose: () => void }

/** Moves a line to another folio of the booking; nobody owes more or less by it in total. */
export function MoveDialog({ folio, line, onClose }: MoveDialogProps) {
  const others = folio.folios.filter(({ lines }) => !lines.some(({ id }) => id === line.id))
  const moving = useMoveLines(folio.bookingId)
  const form = useContractForm({
    schema: Target,
    values: { position: String(others[0]?.position ?? 1) },
    read: ({ position }) => ({ position: Number(position) }),
    send: ({ position }) => moving.mutateAsync({ lineIds: [line.id], position }),
    done: ({ position }) => {
      const target = others.find((one) => one.position === position)
      return target
        ? say('{line} moved to {payer}.', { line: lineTitle(line), payer: payerName(target) })
        : say('{line} moved.', { line: lineTitle(line) })
    },
    failed: say('That was not moved. Please try again.'),
  })
  return (
    <FormDialog
      form={form}
      title={say('Move to another folio')}
      description={say('{line}, {amount}. Its correction moves with it.', {
        line: isolate(lineTitle(line)),
        amount: moneyText(Math.abs(line.amountCents), folio.currency),
      })}
      submitLabel={say('Move')}
      onClose={onClose}
    >
      <form.Select name="position" label={say('To folio')}>
        {others.map((one) => (
          <option key={one.position} value={one.position}>
            {one.position}. {payerName(one)}
          </option>
        ))}
      </form.Select>
    </FormDialog>
  )
}
