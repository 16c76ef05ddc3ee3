/**
 * Ends an answer by mail: whatever a mail program quotes stands below it. In a file of its own: the process that reads mails
 * needs nothing else of ours.
 */
export const ANSWER_MARK = '-- Write above this line --'
