import type { ComponentProps } from 'react'
import { sayRich } from '../../../../lib/say-rich.ts'
import { Button } from '../../../../ui/button.tsx'
import { FormDialog } from '../../../../ui/form-dialog.tsx'
import { CircleAlert } from '../../../../ui/icons/circle-alert.ts'
import { Note } from '../../../../ui/note.tsx'
import { Skeleton, SkeletonArea } from '../../../../ui/skeleton.tsx'
import { failureWords } from '../failure-words.ts'

type RoomDialogProps = Omit<ComponentProps<typeof FormDialog>, 'isBusy' | 'fault'> & {
  /** The rooms to choose from. */
  rooms: { isError: boolean; refetch: () => unknown }
  /** Change that is made when a room is chosen. */
  change: { isPending: boolean; error: unknown }
  /** Message for a change that fails for no known reason. */
  otherwise: string
}

/** The choice of a room for a guest: it loads, fails and is saved in the same way wherever it is made. */
export function RoomDialog({ rooms, change, otherwise, children, ...frame }: RoomDialogProps) {
  return (
    <FormDialog
      {...frame}
      isBusy={change.isPending}
      fault={change.error ? failureWords(change.error, otherwise) : undefined}
    >
      {children ?? (rooms.isError ? <RoomsNotLoaded retry={rooms.refetch} /> : <RoomsLoading />)}
    </FormDialog>
  )
}

function RoomsNotLoaded({ retry }: { retry: () => unknown }) {
  return (
    <Note tone="error" icon={<CircleAlert />} role="alert">
      {sayRich('The rooms did not load. <button>Try again</button>', {
        button: (text) => (
          <Button variant="quiet" size="sm" onClick={() => void retry()}>
            {text}
          </Button>
        ),
      })}
    </Note>
  )
}

function RoomsLoading() {
  return (
    <SkeletonArea>
      <Skeleton className="h-17" />
    </SkeletonArea>
  )
}
