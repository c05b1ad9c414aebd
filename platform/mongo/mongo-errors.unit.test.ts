import { MongoServerError, MongoServerSelectionError } from 'mongodb';
import { describe, expect, it } from 'vitest';
import { isDuplicateKey, isMongoAway } from './mongo-errors.ts';

const socketError = (code: string) => Object.assign(new Error(`write ${code}`), { code });

describe('MongoDB is away', () => {
  it.each(['EPIPE', 'ECONNRESET', 'ETIMEDOUT', 'ENOTFOUND', 'ERR_STREAM_DESTROYED'])(
    'where a socket says %s',
    (code) => {
      expect(isMongoAway(socketError(code))).toBe(true);
      expect(isMongoAway(new Error('the file is not whole', { cause: socketError(code) }))).toBe(true);
      expect(isMongoAway(Object.assign(new Error('a bulk write'), { errorResponse: socketError(code) }))).toBe(true);
    },
  );

  it('where a server says so, as a cause too', () => {
    const stepping = new MongoServerError({ message: 'not primary', code: 10_107 });
    expect([isMongoAway(stepping), isMongoAway(new Error('x', { cause: stepping }))]).toEqual([true, true]);
    expect(isMongoAway(new MongoServerSelectionError('nobody', {} as never))).toBe(true);
  });

  it.each([undefined, null, 'EPIPE', new Error('x'), socketError('ENOENT'), new MongoServerError({ code: 11_000 })])(
    'but not with %s',
    (error) => expect(isMongoAway(error)).toBe(false),
  );

  it('also where an error is its own cause, which ends', () => {
    const turning = Object.assign(new Error('x'), { cause: undefined as unknown });
    turning.cause = turning;
    expect(isMongoAway(turning)).toBe(false);
  });

  it('is told apart from a key that is taken', () => {
    const taken = new MongoServerError({ code: 11_000 });
    expect([isDuplicateKey(taken), isMongoAway(taken)]).toEqual([true, false]);
  });
});
