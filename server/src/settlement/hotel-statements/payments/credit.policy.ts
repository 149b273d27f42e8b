type Standing = { id: string; openCents: number }
export type CreditMove = { fromId: string; toId: string; cents: number }

/**
 * Says how the credit of statements that were paid too much is used for those that are open. The statements are of one
 * hotel and currency; both the credit and the debts are taken in the order given, the oldest first.
 */
export function spreadCredit(statements: readonly Standing[]): CreditMove[] {
  const moves: CreditMove[] = []
  const open = statements.filter(({ openCents }) => openCents > 0).map((one) => ({ ...one }))
  for (const { id, openCents } of statements) {
    let credit = -openCents
    for (const debt of open) {
      const cents = Math.min(credit, debt.openCents)
      if (cents <= 0) continue
      moves.push({ fromId: id, toId: debt.id, cents })
      credit -= cents
      debt.openCents -= cents
    }
  }
  return moves
}
