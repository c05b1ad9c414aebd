import gossip from '@eventstore/db-client/generated/gossip_pb.js';
import type shared from '@eventstore/db-client/generated/shared_pb.js';
import type { Metadata, sendUnaryData, ServerUnaryCall } from '@grpc/grpc-js';
import { type Failure, noLeaderKnown, notLeader } from './failures.ts';

const { ClusterInfo, EndPoint, MemberInfo } = gossip;
const { VNodeState } = MemberInfo;

export interface Endpoint {
  readonly host: string;
  readonly port: number;
}

export interface Member extends Endpoint {
  readonly state: 'leader' | 'follower';
  readonly isAlive: boolean;
}

/** What a node knows of its cluster; undefined where it knows no leader. A node by itself leads. */
export interface Membership {
  leader: Endpoint | 'self' | undefined;
  members: readonly Member[];
}

export const alone = (): Membership => ({ leader: 'self', members: [] });

const asksForLeader = (metadata: Metadata) => metadata.get('requires-leader')[0] === 'true';

/** Undefined where this node may do what is asked. */
export function refusalOf({ leader }: Membership, metadata: Metadata): Failure | undefined {
  if (leader === 'self' || !asksForLeader(metadata)) return undefined;
  return leader === undefined ? noLeaderKnown() : notLeader(leader);
}

const toMember = ({ host, port, state, isAlive }: Member) =>
  new MemberInfo()
    .setState(state === 'leader' ? VNodeState.LEADER : VNodeState.FOLLOWER)
    .setIsAlive(isAlive)
    .setHttpEndPoint(new EndPoint().setAddress(host).setPort(port));

/** Clients with several addresses ask this first. */
export const gossipOf =
  (membership: Membership) =>
  (_call: ServerUnaryCall<shared.Empty, gossip.ClusterInfo>, callback: sendUnaryData<gossip.ClusterInfo>): void =>
    callback(null, new ClusterInfo().setMembersList(membership.members.map(toMember)));
