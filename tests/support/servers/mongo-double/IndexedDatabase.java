import de.bwaldvogel.mongo.backend.CursorRegistry;
import de.bwaldvogel.mongo.backend.Index;
import de.bwaldvogel.mongo.backend.IndexKey;
import de.bwaldvogel.mongo.backend.memory.MemoryDatabase;
import de.bwaldvogel.mongo.backend.memory.index.MemoryUniqueIndex;
import de.bwaldvogel.mongo.bson.Document;
import java.util.List;

/** The library knows unique indexes only, and asks them only for queries over exactly their keys. */
class IndexedDatabase extends MemoryDatabase {

    IndexedDatabase(String name, CursorRegistry cursors) {
        super(name, cursors);
    }

    @Override
    protected Index<Integer> openOrCreateUniqueIndex(String collection, String name, List<IndexKey> keys, boolean sparse) {
        boolean isId = keys.size() == 1 && keys.get(0).getKey().equals("_id");
        return isId ? new IdIndex(name, keys) : super.openOrCreateUniqueIndex(collection, name, keys, sparse);
    }

    @Override
    protected Index<Integer> openOrCreateSecondaryIndex(String collection, String name, List<IndexKey> keys, boolean sparse) {
        return new FieldIndex(name, keys, sparse);
    }

    /** Answers whatever names an id: a guard beside it (`{ _id, position: { $lt } }`) is tested on the one document found. */
    private static final class IdIndex extends MemoryUniqueIndex {

        IdIndex(String name, List<IndexKey> keys) {
            super(name, keys, false);
        }

        @Override
        public synchronized boolean canHandle(Document query) {
            return query.containsKey("_id") && super.canHandle(idOf(query));
        }

        @Override
        public synchronized Iterable<Integer> getPositions(Document query) {
            return super.getPositions(idOf(query));
        }

        private static Document idOf(Document query) {
            return new Document("_id", query.get("_id"));
        }
    }
}
