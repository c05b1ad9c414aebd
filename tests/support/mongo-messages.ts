import { BSON, type Document } from 'mongodb';

/** What the driver and a server say to each other: https://www.mongodb.com/docs/manual/reference/mongodb-wire-protocol/ */
const headerLength = 16;
const opMsg = 2013;

export interface MongoMessage {
  readonly bytes: Buffer;
  readonly id: number;
  /** The id of the message that this one answers. */
  readonly answers: number;
  /** Undefined for the driver's first hello, which is of an older kind. */
  readonly body: Document | undefined;
}

/** Cuts a stream of bytes into messages; each call takes what came next. */
export const messageReader = (): ((bytes: Buffer) => readonly MongoMessage[]) => {
  let rest: Buffer = Buffer.alloc(0);
  return (bytes) => {
    rest = Buffer.concat([rest, bytes]);
    const messages: MongoMessage[] = [];
    while (rest.length >= headerLength && rest.length >= rest.readInt32LE(0)) {
      const length = rest.readInt32LE(0);
      messages.push(messageOf(rest.subarray(0, length)));
      rest = rest.subarray(length);
    }
    return messages;
  };
};

const messageOf = (bytes: Buffer): MongoMessage => ({
  bytes,
  id: bytes.readInt32LE(4),
  answers: bytes.readInt32LE(8),
  body: bytes.readInt32LE(12) === opMsg ? bodyOf(bytes) : undefined,
});

/** With the documents of a write, which travel as sections of their own, under their name. */
const bodyOf = (bytes: Buffer): Document => {
  let body: Document = {};
  for (let at = headerLength + 4; at < bytes.length;) {
    const [kind, length] = [bytes[at], bytes.readInt32LE(at + 1)];
    const section = bytes.subarray(at + 1, at + 1 + length);
    if (kind === 0) body = { ...body, ...BSON.deserialize(section) };
    else body = { ...body, ...sequenceOf(section) };
    at += 1 + length;
  }
  return body;
};

const sequenceOf = (section: Buffer): Document => {
  const nameEnd = section.indexOf(0, 4);
  const documents: Document[] = [];
  for (let at = nameEnd + 1; at < section.length;) {
    const length = section.readInt32LE(at);
    documents.push(BSON.deserialize(section.subarray(at, at + length)));
    at += length;
  }
  return { [section.toString('utf8', 4, nameEnd)]: documents };
};

/** The bytes of an answer to a message. */
export const answerTo = ({ id }: Pick<MongoMessage, 'id'>, body: Document): Buffer => {
  const document = BSON.serialize(body);
  const header = Buffer.alloc(headerLength + 5);
  header.writeInt32LE(header.length + document.length, 0);
  header.writeInt32LE(id, 8);
  header.writeInt32LE(opMsg, 12);
  return Buffer.concat([header, document]);
};
