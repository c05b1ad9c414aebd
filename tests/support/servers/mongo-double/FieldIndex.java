import de.bwaldvogel.mongo.MongoCollection;
import de.bwaldvogel.mongo.backend.Index;
import de.bwaldvogel.mongo.backend.IndexKey;
import de.bwaldvogel.mongo.backend.KeyValue;
import de.bwaldvogel.mongo.bson.Document;
import java.util.Collection;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;

/**
 * Positions by the value of an index's first key, each element of an array being a value. Finds candidates for equality, `$in` and
 * `$all`; the collection tests the whole query on them, and sorts. Other queries are scans.
 */
class FieldIndex extends Index<Integer> {

    private static final Set<String> NARROWING = Set.of("$eq", "$in", "$all");

    private final Map<Object, Set<Integer>> positions = new HashMap<>();
    private final Map<Object, Integer> byId = new HashMap<>();

    FieldIndex(String name, List<IndexKey> keys, boolean sparse) {
        super(name, keys, sparse);
    }

    @Override
    public synchronized Integer getPosition(Document document) {
        return byId.get(document.get("_id"));
    }

    @Override
    public void checkAdd(Document document, MongoCollection<Integer> collection) {
        // Nothing is refused.
    }

    @Override
    public synchronized void add(Document document, Integer position, MongoCollection<Integer> collection) {
        byId.put(document.get("_id"), position);
        for (Object value : valuesOf(document)) {
            positions.computeIfAbsent(value, none -> new TreeSet<>()).add(position);
        }
    }

    @Override
    public synchronized Integer remove(Document document) {
        Integer position = byId.remove(document.get("_id"));
        for (Object value : valuesOf(document)) {
            positions.computeIfPresent(value, (same, found) -> found.remove(position) && found.isEmpty() ? null : found);
        }
        return position;
    }

    @Override
    public void checkUpdate(Document before, Document after, MongoCollection<Integer> collection) {
        // Nothing is refused.
    }

    @Override
    public synchronized void updateInPlace(Document before, Document after, Integer position, MongoCollection<Integer> collection) {
        remove(before);
        add(after, position, collection);
    }

    @Override
    public boolean canHandle(Document query) {
        Object wanted = query.get(keys().get(0));
        if (wanted instanceof Document expression) {
            return expression.keySet().stream().anyMatch(NARROWING::contains);
        }
        return wanted instanceof String || wanted instanceof Number || wanted instanceof Boolean;
    }

    @Override
    public synchronized Iterable<Integer> getPositions(Document query) {
        Object wanted = query.get(keys().get(0));
        if (!(wanted instanceof Document expression)) {
            return positionsOf(wanted);
        }
        if (expression.get("$all") instanceof Collection<?> all) {
            return all.stream().map(this::positionsOf).min(Comparator.comparingInt(Set::size)).orElse(Set.of());
        }
        if (expression.get("$in") instanceof Collection<?> any) {
            return any.stream().flatMap(value -> positionsOf(value).stream()).collect(Collectors.toCollection(TreeSet::new));
        }
        return positionsOf(expression.get("$eq"));
    }

    /** A copy: the caller walks through it while others write. */
    private Set<Integer> positionsOf(Object value) {
        Object normal = new KeyValue(value).normalized().get(0);
        return new TreeSet<>(positions.getOrDefault(normal, Set.of()));
    }

    private Set<Object> valuesOf(Document document) {
        return getKeyValues(document).stream().map(values -> values.get(0)).collect(Collectors.toSet());
    }

    @Override
    public synchronized long getCount() {
        return byId.size();
    }

    @Override
    public long getDataSize() {
        return getCount();
    }

    @Override
    public void drop() {
        positions.clear();
        byId.clear();
    }
}
