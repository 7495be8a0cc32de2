import { serviceNames } from '@groundwork/server-config';
import amqp from 'amqplib';

/** Nothing of a proof stays on the broker. */
export async function deleteQueues(url, prefix) {
  const connection = await amqp.connect(url);
  const channel = await connection.createChannel();
  for (const service of serviceNames)
    for (const queue of [`${prefix}${service}`, `${prefix}${service}.dead`]) await channel.deleteQueue(queue);
  await channel.deleteExchange(`${prefix}events`);
  await connection.close();
}
