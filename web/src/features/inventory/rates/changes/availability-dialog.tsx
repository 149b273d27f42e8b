import type { Calendar } from '@roomlark/contract/inventory/calendar'
import type { Copy, Edit } from '../../../../data/calendar.ts'
import type { Range } from '../calendar/period.ts'
import { BulkEditDialog } from './bulk-edit-dialog.tsx'
import { ChangePreviewDialog } from './change-preview-dialog.tsx'
import { CopyDialog } from './copy-dialog.tsx'

/** The dialogs that precede a change of the calendar. */
export type Question =
  | { kind: 'check'; change: Edit | Copy; words: string; onSaved: (() => void) | undefined }
  | { kind: 'copy'; roomTypeIds: string[]; range: Range; words: string }
  | { kind: 'bulk'; range: Range }

type AvailabilityDialogProps = {
  question: Question
  hotelId: string
  calendar: Calendar
  onSave: (edit: Edit, onSaved?: () => void) => void
  onCopy: (copy: Copy) => void
  onClose: () => void
}

export function AvailabilityDialog(props: AvailabilityDialogProps) {
  const { question, hotelId, calendar, onSave, onCopy, onClose } = props
  const names = new Map(calendar.roomTypes.map(({ id, name }) => [id, name]))
  const shared = { hotelId, currency: calendar.currency, names, onClose }
  switch (question.kind) {
    case 'check':
      return (
        <ChangePreviewDialog
          {...shared}
          change={question.change}
          words={question.words}
          onApply={(acceptLow) => {
            const change = { ...question.change, acceptLow }
            if ('parts' in change) onCopy(change)
            else onSave(change, question.onSaved)
          }}
        />
      )
    case 'copy':
      return (
        <CopyDialog
          {...shared}
          roomTypeIds={question.roomTypeIds}
          range={question.range}
          words={question.words}
          onApply={onCopy}
        />
      )
    case 'bulk':
      return <BulkEditDialog {...shared} range={question.range} onApply={onSave} />
  }
}
