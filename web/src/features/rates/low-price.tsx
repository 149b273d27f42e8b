import { TriangleAlert } from 'lucide-react'
import { useState } from 'react'
import { isLowPrice } from '../../data/calendar.ts'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { lowPriceWords } from './low-price-words.ts'

/** For forms that set prices: asks for confirmation of a price of 0 or below the floor, then sends the same again. */
export function useLowPriceQuestion(names: ReadonlyMap<string, string>) {
  const [question, setQuestion] = useState<{ words: string; goOn: () => void } | null>(null)
  const close = () => setQuestion(null)
  return {
    /** True if the server only asks for confirmation; anything else is a refusal. */
    asks(error: unknown, goOn: () => void): boolean {
      if (!isLowPrice(error)) return false
      setQuestion({ words: lowPriceWords(Object.keys(error.fields), names), goOn })
      return true
    },
    dialog: question ? (
      <Dialog title="Save a price this low?" description={question.words} onClose={close}>
        <div className="mt-6 flex flex-wrap justify-end gap-2.5">
          <Button variant="secondary" onClick={close}>
            Change it
          </Button>
          <Button
            onClick={() => {
              close()
              question.goOn()
            }}
          >
            <TriangleAlert aria-hidden="true" className="size-[18px]" />
            Save it anyway
          </Button>
        </div>
      </Dialog>
    ) : null,
  }
}
