/** Held while a backup reads, so that there is only one, and so that no picture it will come to is removed. */
export const backupLock = 7_146_211
