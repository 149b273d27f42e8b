import { ApiError } from './api-error.ts'

/** Asks for the password or a code; false if the dialog was dismissed. */
type AskOwner = () => Promise<boolean>

let askOwner: AskOwner | undefined
let asking: Promise<boolean> | undefined

export function answerConfirmations(ask: AskOwner | undefined): void {
  askOwner = ask
}

/**
 * Repeats a call for which the server wants the password again: one dialog asks for it on behalf of all waiting calls.
 */
export async function withConfirmation<T>(act: () => Promise<T>): Promise<T> {
  try {
    return await act()
  } catch (error) {
    if (!isConfirmationRequired(error) || !askOwner) throw error
    asking ??= askOwner().finally(() => {
      asking = undefined
    })
    if (!(await asking)) throw error
    return act()
  }
}

export function isConfirmationRequired(error: unknown): boolean {
  return error instanceof ApiError && error.code === 'confirmation_required'
}
