import { say } from '@roomlark/contract/say'
import { Info } from '../../ui/icons/info.ts'
import { Note } from '../../ui/note.tsx'

/** Says that nothing here is real money. */
export function TestNote({ isSimulated, className }: { isSimulated?: boolean; className?: string }) {
  return (
    <Note
      tone="primary"
      icon={<Info />}
      title={isSimulated ? say('Payments are simulated') : say('Test mode')}
      {...(className && { className })}
    >
      {isSimulated
        ? say(
            'This server uses a simulator in place of a payment service. No card is charged and no money moves.',
          )
        : say('No card is charged and no money moves. Pay with a test card such as 4242 4242 4242 4242.')}
    </Note>
  )
}
