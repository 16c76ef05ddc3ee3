import { readStatement, type Statement, type StatementRefusal } from '#domain/booking/statement.ts'
import { serveChild } from '../../../platform/child/serve-child.ts'

serveChild<{ csv: string }, Statement | StatementRefusal>(({ csv }) => readStatement(csv))
