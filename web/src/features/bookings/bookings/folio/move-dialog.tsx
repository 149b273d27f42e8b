import type { BookingFolio, FolioLine } from '@roomlark/contract/bookings/folio'
import { isolate } from '@roomlark/contract/isolate'
import { useState } from 'react'
import { useMoveLines } from '../../../../data/folios.ts'
import { getErrorMessage } from '../../../../lib/api-error.ts'
import { moneyText } from '../../../../parts/money/money-text.ts'
import { FormDialog } from '../../../../ui/form-dialog.tsx'
import { SelectField } from '../../../../ui/select-field.tsx'
import { toast } from '../../../../ui/toast.ts'
import { payerName } from './folio-shapes.ts'
import { lineTitle } from './line-words.ts'

type MoveDialogProps = { folio: BookingFolio; line: FolioLine; onClose: () => void }

/** Moves a line to another folio of the booking; nobody owes more or less by it in total. */
export function MoveDialog({ folio, line, onClose }: MoveDialogProps) {
  const others = folio.folios.filter(({ lines }) => !lines.some(({ id }) => id === line.id))
  const [position, setPosition] = useState(others[0]?.position ?? 1)
  const moving = useMoveLines(folio.bookingId)
  const target = others.find((one) => one.position === position)
  async function move() {
    await moving.mutateAsync({ lineIds: [line.id], position })
    onClose()
    toast.success(`${lineTitle(line)} moved${target ? ` to ${payerName(target)}` : ''}.`)
  }
  return (
    <FormDialog
      title="Move to another folio"
      description={`${isolate(lineTitle(line))}, ${moneyText(Math.abs(line.amountCents), folio.currency)}. Its correction moves with it.`}
      submitLabel="Move"
      isBusy={moving.isPending}
      fault={
        moving.error ? getErrorMessage(moving.error, 'That was not moved. Please try again.') : undefined
      }
      onSubmit={(event) => {
        event.preventDefault()
        // The error is shown above the buttons.
        void move().catch(() => undefined)
      }}
      onClose={onClose}
    >
      <SelectField
        label="To folio"
        value={position}
        onChange={(event) => setPosition(Number(event.target.value))}
      >
        {others.map((one) => (
          <option key={one.position} value={one.position}>
            {one.position}. {payerName(one)}
          </option>
        ))}
      </SelectField>
    </FormDialog>
  )
}
