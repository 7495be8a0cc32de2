import { column } from '@groundwork/server-data';
import { Column } from 'typeorm';
import { AnswerColumns } from './answer-columns.js';

/** An answer that is kept with the text it is to. */
export abstract class ShownColumns extends AnswerColumns {
  /** The text as it was shown. */
  @Column(column.longText())
  content!: string;

  /** Of the master's text that it comes from. */
  @Column({ ...column.text(64), name: 'master_hash' })
  masterHash!: string;
}
