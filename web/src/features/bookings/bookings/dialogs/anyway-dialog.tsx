import { say } from '@roomlark/contract/say'
import { FormDialog } from '../../../../ui/form-dialog.tsx'

/** Question about a step that looks like a mistake, and the way to do it if it is meant. */
export type Doubt = { question: string; goOn: () => void }

type Props = { doubt: Doubt; onClose: () => void }

export function MoveAnywayDialog(props: Props) {
  return <AnywayDialog {...props} submitLabel={say('Move anyway')} />
}

export function UndoAnywayDialog(props: Props) {
  return <AnywayDialog {...props} submitLabel={say('Undo anyway')} />
}

function AnywayDialog({ doubt, submitLabel, onClose }: Props & { submitLabel: string }) {
  return (
    <FormDialog
      title={say('Two parties in one room?')}
      description={doubt.question}
      submitLabel={submitLabel}
      onSubmit={() => {
        onClose()
        doubt.goOn()
      }}
      onClose={onClose}
    />
  )
}
